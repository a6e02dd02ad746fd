import { contactMessages } from '#locales/contact.ts';
import { shellMessages } from '#locales/shell.ts';
import { company, whatsAppUrl } from '../../config/company.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './MenuContacts.module.css';

/** At the end of a phone's menu. */
export function MenuContacts() {
  const { phone, openingHours } = company;
  return (
    <div className={styles.contacts}>
      <a href={`tel:${phone.replace(/\s/g, '')}`}>
        <Icon name="phone" /> <bdi dir="ltr">{phone}</bdi>
      </a>
      <a href={whatsAppUrl(contactMessages.whatsAppGreeting)} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsApp" /> {contactMessages.whatsApp}
      </a>
      <p>{shellMessages.openDaily(openingHours.opens, openingHours.closes)}</p>
    </div>
  );
}
