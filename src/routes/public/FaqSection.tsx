import { faq } from '../../content/faq.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { JsonLd } from '../../ui/JsonLd.tsx';
import { faqData } from './businessData.ts';
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
