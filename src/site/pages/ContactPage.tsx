import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { ContactCards } from '../company/ContactCards.tsx';
import { ShowroomMap } from '../company/ShowroomMap.tsx';
import { InquiryForm } from '../inquiry/InquiryForm.tsx';
import styles from './ContactPage.module.css';

/** `/contact`, SPEC 2. */
export function Component() {
  return (
    <>
      <PageMeta
        title="Contact Us"
        description={`Tell ${company.brand} which European car you are looking for: by form, by phone, by WhatsApp, or in the showroom in ${company.address.city}.`}
      />
      <div className={`page ${styles.contact}`}>
        <header className={styles.intro}>
          <h1>Contact Us</h1>
          <p className="lead">
            Tell us which car you have in mind, down to the colour of the stitching. We speak{' '}
            {new Intl.ListFormat('en-GB').format(company.languages)}.
          </p>
        </header>
        <section className={styles.form}>
          <h2>Write to us</h2>
          <InquiryForm subject={paths.contact} car={null} onDone={() => window.location.reload()} />
        </section>
        <div className={styles.cards}>
          <ContactCards />
        </div>
        <div className={styles.map}>
          <ShowroomMap />
        </div>
      </div>
    </>
  );
}
