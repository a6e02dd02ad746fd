import { faqMessages } from '#locales/faq.ts';
import { Section } from '../../ui/components/Container.tsx';
import { faqData } from '../seo/faqData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { Accordion } from '../shared/Accordion.tsx';
import styles from './sections.module.css';

const items = faqMessages.items.map(({ question, answer }) => ({
  title: question,
  content: <p>{answer}</p>,
}));

export function FaqSection() {
  return (
    <Section className={styles.faq} aria-labelledby="faq">
      <JsonLd data={faqData(faqMessages.items)} />
      <h2 id="faq">{faqMessages.title}</h2>
      <Accordion items={items} exclusive />
    </Section>
  );
}
