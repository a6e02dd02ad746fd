import { whyImportMessages } from '#locales/whyImport.ts';
import styles from './sections.module.css';
import { TopicCards } from './TopicCards.tsx';

/** The six reasons to import with us, on /about and /services. */
export function WhyImportSection() {
  return (
    <section className="page section" aria-labelledby="why-import">
      <h2 id="why-import" className={styles.title}>
        {whyImportMessages.title}
      </h2>
      <TopicCards topics={whyImportMessages.items} />
    </section>
  );
}
