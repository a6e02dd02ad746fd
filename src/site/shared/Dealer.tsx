import { dealerMessages as messages } from '#locales/dealer.ts';
import { languageNames } from '#locales/languages.ts';
import { company } from '../../config/company.ts';
import { contactPerson } from '../../config/contactPerson.ts';
import { formatList } from '../../locales/formats.ts';
import styles from './Dealer.module.css';
import { OpenNow } from './OpenNow.tsx';

/** Whom to call, and whether somebody is there. */
export function Dealer() {
  const { phone, languages, name, photo } = contactPerson ?? { ...company, name: '', photo: '' };
  return (
    <section className={styles.dealer} aria-label={messages.label}>
      {name && (
        <>
          {photo ? (
            <img className={styles.photo} src={photo} alt="" width="128" height="128" />
          ) : (
            <span className={styles.photo} aria-hidden="true">
              {name.slice(0, 1)}
            </span>
          )}
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        </>
      )}
      <p>{messages.speaks(formatList(languages.map((language) => languageNames[language])))}</p>
      <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
        {phone}
      </a>
      <OpenNow />
    </section>
  );
}
