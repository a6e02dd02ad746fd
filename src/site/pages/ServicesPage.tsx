import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { services } from '../../words/en/services.ts';
import { FaqSection } from '../company/FaqSection.tsx';
import { TopicCards } from '../company/TopicCards.tsx';
import { WhyImportSection } from '../company/WhyImportSection.tsx';
import { businessData } from '../seo/businessData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import styles from './ServicesPage.module.css';

/** `/services`, SPEC 2. */
export function Component() {
  return (
    <>
      <PageMeta
        title="Services"
        description="In-stock European cars, imports to order in about 3–6 weeks, expert guidance and after-sales support in Egypt."
      />
      <JsonLd data={businessData()} />
      <PageHeader title="Services">
        From the first question to the service after ten thousand kilometres: one company, one price, one
        person to call.
      </PageHeader>
      <section className="page" aria-labelledby="our-services">
        <h2 id="our-services" className="visually-hidden">
          Our services
        </h2>
        <TopicCards topics={services} />
      </section>
      <WhyImportSection />
      <FaqSection />
      <section className={styles.invitation}>
        <div className="page section">
          <h2>Have a car in mind?</h2>
          <ButtonLink to={paths.contact}>Ask us about it</ButtonLink>
        </div>
      </section>
    </>
  );
}
