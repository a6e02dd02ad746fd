import type { ReactNode } from 'react';
import { company, whatsAppUrl } from '../../config/company.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './ContactCards.module.css';

/** Where the dealer is and how to reach him: location, e-mail, phone, and the phone through WhatsApp (SPEC 2). */
export function ContactCards() {
  const { address, phone, email, openingHours, mapUrl, brand } = company;
  return (
    <div className={styles.cards}>
      <Card icon="pin" title="Location">
        <p>
          {address.street}
          <br />
          {address.city}, {address.country}
        </p>
        <p>
          Open daily {openingHours.opens}–{openingHours.closes}
        </p>
        <a href={mapUrl} target="_blank" rel="noopener noreferrer">
          Get directions
        </a>
      </Card>
      <Card icon="mail" title="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Card>
      <Card icon="phone" title="Phone">
        <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
          {phone}
        </a>
        <a href={whatsAppUrl(`Hello ${brand}, `)} target="_blank" rel="noopener noreferrer">
          Chat on WhatsApp
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
      <Icon name={icon} size="1.5rem" />
      <h2>{title}</h2>
      <div className={styles.lines}>{children}</div>
    </section>
  );
}
