import { aboutMessages } from '#locales/about.ts';
import { founderPhotos, founderSignatures } from '../../config/founders.ts';
import { Container, Section } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { FaqSection } from '../company/FaqSection.tsx';
import { Invitation } from '../company/Invitation.tsx';
import { WhyImportSection } from '../company/WhyImportSection.tsx';
import { HeroImage } from '../hero/HeroImage.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { keepTogether } from '../shared/keepTogether.tsx';
import styles from './AboutPage.module.css';

const { names, portrait } = aboutMessages.founders;

export function Component() {
  return (
    <>
      <PageMeta title={aboutMessages.title} description={aboutMessages.intro} />
      <PageHeader title={aboutMessages.heading}>{aboutMessages.intro}</PageHeader>
      <div className={styles.picture}>
        <HeroImage />
      </div>
      <Container className={styles.columns}>
        <section aria-labelledby="story">
          <h2 id="story">{aboutMessages.story.title}</h2>
          {aboutMessages.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section aria-labelledby="mission" className={styles.mission}>
          <h2 id="mission">{aboutMessages.mission.title}</h2>
          <p>{keepTogether(aboutMessages.mission.text)}</p>
        </section>
      </Container>
      <Section aria-labelledby="values">
        <h2 id="values">{aboutMessages.values.title}</h2>
        <ul className={styles.values}>
          {aboutMessages.values.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <section className={styles.founders} aria-labelledby="founders">
        <Section as="figure">
          <h2 id="founders" className="eyebrow">
            {aboutMessages.founders.title}
          </h2>
          <blockquote>{aboutMessages.founders.quote}</blockquote>
          {names[0] && (
            <figcaption className={styles.signatures}>
              {names.map((name, index) => (
                <Founder
                  key={name}
                  name={name}
                  photo={founderPhotos[index]}
                  signature={founderSignatures[index]}
                />
              ))}
            </figcaption>
          )}
        </Section>
      </section>
      <WhyImportSection />
      <FaqSection />
      <Invitation />
    </>
  );
}

interface FounderProps {
  readonly name: string;
  readonly photo: string | undefined;
  readonly signature: string | undefined;
}

/** The name is text: a signature can't be read aloud. */
function Founder({ name, photo, signature }: FounderProps) {
  return (
    <span className={styles.founder}>
      {photo && <img src={photo} alt={portrait(name)} width={96} height={96} loading="lazy" />}
      <span>
        {signature && <img src={signature} alt="" width={180} height={52} loading="lazy" />}
        {name}
      </span>
    </span>
  );
}
