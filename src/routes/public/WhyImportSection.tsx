import { whyImport } from '../../content/whyImport.ts';
import { PassageCards } from '../../ui/PassageCards.tsx';
import styles from './sections.module.css';

/** The six reasons to import with us, on /about and /services. */
export function WhyImportSection() {
  return (
    <section className="page section" aria-labelledby="why-import">
      <h2 id="why-import" className={styles.title}>
        Why import with us
      </h2>
      <PassageCards passages={whyImport} />
    </section>
  );
}
