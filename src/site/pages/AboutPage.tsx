import { PageMeta } from '../../ui/PageMeta.tsx';
import { about } from '../../words/en/about.ts';
import { FaqSection } from '../company/FaqSection.tsx';
import { WhyImportSection } from '../company/WhyImportSection.tsx';
import { HeroImage } from '../hero/HeroImage.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import styles from './AboutPage.module.css';

/** `/about`, SPEC 2. */
export function Component() {
  return (
    <>
      <PageMeta title="About Us" description={about.intro} />
      <PageHeader title="About us">{about.intro}</PageHeader>
      <div className={styles.picture}>
        <HeroImage />
      </div>
      <div className={`page ${styles.columns}`}>
        <section aria-labelledby="story">
          <h2 id="story">{about.story.title}</h2>
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section aria-labelledby="mission" className={styles.mission}>
          <h2 id="mission">{about.mission.title}</h2>
          <p>{about.mission.text}</p>
        </section>
      </div>
      <section className="page section" aria-labelledby="values">
        <h2 id="values">{about.values.title}</h2>
        <ul className={styles.values}>
          {about.values.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.founders} aria-labelledby="founders">
        <figure className="page section">
          <h2 id="founders" className="eyebrow">
            {about.founders.title}
          </h2>
          <blockquote>{about.founders.quote}</blockquote>
          <figcaption>{about.founders.signed}</figcaption>
        </figure>
      </section>
      <WhyImportSection />
      <FaqSection />
    </>
  );
}
