import { servicesMessages } from '#locales/services.ts';
import { servicesPageMessages } from '#locales/servicesPage.ts';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container, Section } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { FaqSection } from '../company/FaqSection.tsx';
import { TopicCards } from '../company/TopicCards.tsx';
import { WhyImportSection } from '../company/WhyImportSection.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { businessData } from '../seo/businessData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import styles from './ServicesPage.module.css';

export function Component() {
  return (
    <>
      <PageMeta title={servicesPageMessages.title} description={servicesPageMessages.description} />
      <JsonLd data={businessData()} />
      <PageHeader title={servicesPageMessages.title}>{servicesPageMessages.lead}</PageHeader>
      <Container as="section" aria-labelledby="our-services">
        <h2 id="our-services" className="visually-hidden">
          {servicesPageMessages.ourServices}
        </h2>
        <TopicCards topics={servicesMessages.items} />
      </Container>
      <WhyImportSection />
      <FaqSection />
      <section className={styles.invitation}>
        <Section as="div">
          <h2>{servicesPageMessages.invitation.title}</h2>
          <ButtonLink to={paths.contact}>{servicesPageMessages.invitation.action}</ButtonLink>
        </Section>
      </section>
    </>
  );
}
