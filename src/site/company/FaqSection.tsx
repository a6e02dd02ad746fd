import { Link } from 'react-router-dom';
import { faqMessages } from '#locales/faq.ts';
import { paths } from '../../config/paths.ts';
import { Section } from '../../ui/components/Container.tsx';
import { faqData } from '../seo/faqData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { Accordion } from '../shared/Accordion.tsx';
import styles from './sections.module.css';

const items = faqMessages.items.map((item) => ({
  title: item.question,
  content: (
    <>
      <p>{item.answer}</p>
      {'inspection' in item && <Link to={paths.inspection}>{item.inspection}</Link>}
    </>
  ),
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
