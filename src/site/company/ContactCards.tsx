import type { ReactNode } from 'react';
import { contactWords } from '#locales/contact.ts';
import { company, whatsAppUrl } from '../../config/company.ts';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { Showroom } from '../shared/Showroom.tsx';
import styles from './ContactCards.module.css';

/** Where the dealer is and how to reach him: location, e-mail, phone, and the phone through WhatsApp (SPEC 2). */
export function ContactCards() {
  const { phone, email, mapUrl } = company;
  return (
    <div className={styles.cards}>
      <Card icon="pin" title={contactWords.location}>
        <Showroom />
        <a href={mapUrl} target="_blank" rel="noopener noreferrer">
          {contactWords.directions}
        </a>
      </Card>
      <Card icon="mail" title={contactWords.email}>
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      </Card>
      <Card icon="phone" title={contactWords.phone}>
        <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
          {phone}
        </a>
        <a href={whatsAppUrl(contactWords.whatsAppGreeting)} target="_blank" rel="noopener noreferrer">
          {contactWords.whatsApp}
        </a>
      </Card>
    </div>
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
