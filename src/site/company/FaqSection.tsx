import { faq } from '../../words/en/faq.ts';
import { faqData } from '../seo/businessData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { Accordion } from '../ui/Accordion.tsx';
import styles from './sections.module.css';

const items = faq.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }));

/** The six questions, one open at a time, with their data for search engines; on /about and /services. */
export function FaqSection() {
  return (
    <section className={`page section ${styles.faq}`} aria-labelledby="faq">
      <JsonLd data={faqData(faq)} />
      <h2 id="faq">Frequently asked questions</h2>
      <Accordion items={items} exclusive />
    </section>
  );
}
