import type { ReactNode } from 'react';
import { contactMessages } from '#locales/contact.ts';
import { company, phoneUrl, whatsAppUrl } from '../../config/company.ts';
import { contactPerson } from '../../config/contactPerson.ts';
import { mapUrl } from '../../config/map.ts';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { Dealer } from '../shared/Dealer.tsx';
import { OpenNow } from '../shared/OpenNow.tsx';
import { Showroom } from '../shared/Showroom.tsx';
import styles from './ContactCards.module.css';

/** By phone, and with whom. */
export function DirectContact() {
  return (
    <>
      <Card icon="phone" title={contactMessages.phone}>
        <a href={phoneUrl} dir="ltr">
          {company.phone}
        </a>
        <a href={whatsAppUrl(contactMessages.whatsAppGreeting)} target="_blank" rel="noopener noreferrer">
          {contactMessages.whatsApp}
        </a>
        {!contactPerson && <OpenNow />}
      </Card>
      {contactPerson && <Dealer />}
    </>
  );
}

/** Where the showroom is, and its address for mail. */
export function ContactCards() {
  return (
    <>
      <Card icon="pin" title={contactMessages.location}>
        <Showroom />
        <a href={mapUrl} target="_blank" rel="noopener noreferrer">
          {contactMessages.directions}
        </a>
      </Card>
      <Card icon="mail" title={contactMessages.email}>
        <a href={`mailto:${company.email}`} dir="ltr">
          {company.email}
        </a>
      </Card>
    </>
  );
}

interface CardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Card({ icon, title, children }: CardProps) {
  return (
    <section className={styles.card}>
      <Icon name={icon} size="medium" />
      <h2>{title}</h2>
      <div className={styles.lines}>{children}</div>
    </section>
  );
}
