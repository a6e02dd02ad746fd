import { contactMessages } from '#locales/contact.ts';
import { languageNames } from '#locales/languages.ts';
import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { formatList } from '../../locales/formats.ts';
import { Container } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { ContactCards, DirectContact } from '../company/ContactCards.tsx';
import { ShowroomMap } from '../company/ShowroomMap.tsx';
import { InquiryForm } from '../inquiry/InquiryForm.tsx';
import styles from './ContactPage.module.css';

export function Component() {
  return (
    <>
      <PageMeta title={contactMessages.title} description={contactMessages.description} />
      <Container className={styles.contact}>
        <header className={styles.intro}>
          <h1>{contactMessages.title}</h1>
          <p className="lead">
            {contactMessages.lead(formatList(company.languages.map((language) => languageNames[language])))}
          </p>
        </header>
        <div className={styles.direct}>
          <DirectContact />
        </div>
        <section className={styles.form}>
          <h2>{contactMessages.form}</h2>
          <InquiryForm subject={paths.contact} car={null} onDone={() => window.location.reload()} />
        </section>
        <div className={styles.cards}>
          <ContactCards />
        </div>
        <div className={styles.map}>
          <ShowroomMap />
        </div>
      </Container>
    </>
  );
}
