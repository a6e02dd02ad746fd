import { faqWords } from '#locales/faq.ts';
import { faqData } from '../seo/faqData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { Accordion } from '../shared/Accordion.tsx';
import styles from './sections.module.css';

const items = faqWords.items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }));

/** The six questions, one open at a time, with their data for search engines; on /about and /services. */
export function FaqSection() {
  return (
    <section className={`page section ${styles.faq}`} aria-labelledby="faq">
      <JsonLd data={faqData(faqWords.items)} />
      <h2 id="faq">{faqWords.title}</h2>
      <Accordion items={items} exclusive />
    </section>
  );
}
