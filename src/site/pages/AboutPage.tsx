import { aboutWords } from '#locales/about.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { FaqSection } from '../company/FaqSection.tsx';
import { WhyImportSection } from '../company/WhyImportSection.tsx';
import { HeroImage } from '../hero/HeroImage.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import styles from './AboutPage.module.css';

/** `/about`, SPEC 2. */
export function Component() {
  return (
    <>
      <PageMeta title={aboutWords.title} description={aboutWords.intro} />
      <PageHeader title={aboutWords.heading}>{aboutWords.intro}</PageHeader>
      <div className={styles.picture}>
        <HeroImage />
      </div>
      <div className={`page ${styles.columns}`}>
        <section aria-labelledby="story">
          <h2 id="story">{aboutWords.story.title}</h2>
          {aboutWords.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section aria-labelledby="mission" className={styles.mission}>
          <h2 id="mission">{aboutWords.mission.title}</h2>
          <p>{aboutWords.mission.text}</p>
        </section>
      </div>
      <section className="page section" aria-labelledby="values">
        <h2 id="values">{aboutWords.values.title}</h2>
        <ul className={styles.values}>
          {aboutWords.values.items.map(({ title, text }) => (
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
            {aboutWords.founders.title}
          </h2>
          <blockquote>{aboutWords.founders.quote}</blockquote>
          <figcaption>{aboutWords.founders.signed}</figcaption>
        </figure>
      </section>
      <WhyImportSection />
      <FaqSection />
    </>
  );
}
