import { useState } from 'react';
import { carMessages } from '#locales/car.ts';
import { carPageMessages } from '#locales/carPage.ts';
import { inquiryMessages } from '#locales/inquiry.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { shareMessages } from '#locales/share.ts';
import { whatsAppUrl } from '../../config/company.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { carTitle, carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ButtonLink } from '../../ui/components/ButtonLink.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import styles from './InquiryButton.module.css';
import { InquiryForm } from './InquiryForm.tsx';
import { inquiryProgress } from './inquiryProgress.ts';
import { useInquiryState } from './inquiryStore.ts';
import type { GivenCar } from './useInquiry.ts';

interface Props {
  readonly car: Car;
}

/**
 * The bar at the foot of a car's page: price, WhatsApp, and the floating message button with its dialog (SPEC 2, 4).
 * A sold car's button asks for a similar one.
 */
export function InquiryButton({ car }: Props) {
  const [open, setOpen] = useState(false);
  const subject = paths.car(car.id);
  const { stage } = useInquiryState(subject);
  const close = () => setOpen(false);
  const sold = !isForSale(car);
  return (
    <>
      <div className={styles.dock}>
        <div className={`page ${styles.bar}`}>
          <p className={styles.offer}>
            <bdi className={styles.name}>{carTitle(car)}</bdi>
            <span className={styles.price}>
              {sold ? carMessages.statuses.sold : formatCarPrice(car.price) || carMessages.priceOnRequest}
            </span>
          </p>
          {!sold && <WhatsAppLink car={car} />}
          <Button className={styles.open} onClick={() => setOpen(true)}>
            <Icon name="message" />
            <span aria-live="polite">
              {open || stage === 'open' ? <OpenText sold={sold} /> : inquiryProgress[stage]}
            </span>
          </Button>
        </div>
      </div>
      <Modal
        open={open}
        title={sold ? inquiryMessages.likeThis.title : inquiryMessages.title}
        onClose={close}
      >
        <p className={styles.car}>
          <bdi>{carTitle(car)}</bdi>
          {car.year !== null && <span className={styles.year}>{car.year}</span>}
        </p>
        <InquiryForm
          subject={subject}
          car={sold ? oneLike(carTitleWithYear(car)) : carTitleWithYear(car)}
          onDone={close}
        />
      </Modal>
    </>
  );
}

function oneLike(title: string): GivenCar {
  return { inMail: mailSubject.oneLike(title), inOwnWords: inquiryMessages.likeThis.car(title) };
}

function WhatsAppLink({ car }: Props) {
  const url = addressIn(localeInfo.code, paths.car(car.id));
  return (
    <ButtonLink
      variant="quiet"
      className={styles.whatsApp}
      href={whatsAppUrl(carPageMessages.greeting(carTitleWithYear(car), url))}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsApp" /> <span>{shareMessages.whatsApp}</span>
    </ButtonLink>
  );
}

function OpenText({ sold }: { readonly sold: boolean }) {
  if (sold) return inquiryMessages.likeThis.open;
  return (
    <>
      {inquiryMessages.open.text}
      <span className="visually-hidden">{inquiryMessages.open.about}</span>
    </>
  );
}
