import { servicesMessages } from '#locales/services.ts';
import { servicesPageMessages } from '#locales/servicesPage.ts';
import { Container } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { FaqSection } from '../company/FaqSection.tsx';
import { Invitation } from '../company/Invitation.tsx';
import { TopicCards } from '../company/TopicCards.tsx';
import { WhyImportSection } from '../company/WhyImportSection.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { businessData } from '../seo/businessData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';

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
      <Invitation />
    </>
  );
}
