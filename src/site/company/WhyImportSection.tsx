import { whyImportMessages } from '#locales/whyImport.ts';
import { Section } from '../../ui/components/Container.tsx';
import styles from './sections.module.css';
import { TopicCards } from './TopicCards.tsx';

export function WhyImportSection() {
  return (
    <Section aria-labelledby="why-import">
      <h2 id="why-import" className={styles.title}>
        {whyImportMessages.title}
      </h2>
      <TopicCards topics={whyImportMessages.items} />
    </Section>
  );
}
