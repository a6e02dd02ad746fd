import { useState } from 'react';
import { whatsAppUrl } from '../../config/company.ts';
import { type Car, carTitle } from '../../model/car.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ShareCar.module.css';

interface Props {
  readonly car: Car;
  /** The page's absolute address. */
  readonly url: string;
}

/** Ways to pass a car on: the system's share sheet, else a copied link; and a WhatsApp message to the dealer. */
export function ShareCar({ car, url }: Props) {
  const [status, setSaid] = useState('');
  const title = carTitle(car);

  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid('Link copied.');
    } catch (error) {
      // A visitor who closes the share sheet has not failed at anything.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(`Copy this link: ${url}`);
    }
  };

  return (
    <div className={styles.share}>
      <ButtonLink
        variant="quiet"
        href={whatsAppUrl(`Hello, I am interested in the ${title}${car.year ? ` ${car.year}` : ''}: ${url}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="phone" /> WhatsApp
      </ButtonLink>
      <Button variant="quiet" onClick={share}>
        <Icon name="share" /> Share
      </Button>
      <p role="status" className={styles.said}>
        {status}
      </p>
    </div>
  );
}
