import { useState } from 'react';
import { carPageWords } from '#words/carPage.ts';
import { whatsAppUrl } from '../../config/company.ts';
import type { Car } from '../../model/car.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { carTitle, carTitleWithYear } from '../../words/carTitle.ts';
import styles from './ShareCar.module.css';

interface Props {
  readonly car: Car;
  /** The page's absolute address. */
  readonly url: string;
}

const words = carPageWords.share;

/** Ways to pass a car on: the system's share sheet, else a copied link; and a WhatsApp message to the dealer. */
export function ShareCar({ car, url }: Props) {
  const [status, setSaid] = useState('');

  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title: carTitle(car), url });
      await navigator.clipboard.writeText(url);
      setSaid(words.copied);
    } catch (error) {
      // A visitor who closes the share sheet has not failed at anything.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(words.copyThis(url));
    }
  };

  return (
    <>
      <ButtonLink
        variant="quiet"
        href={whatsAppUrl(words.greeting(carTitleWithYear(car), url))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="phone" /> {words.whatsApp}
      </ButtonLink>
      <Button variant="quiet" onClick={share}>
        <Icon name="share" /> {words.action}
      </Button>
      <p role="status" className={styles.said}>
        {status}
      </p>
    </>
  );
}
