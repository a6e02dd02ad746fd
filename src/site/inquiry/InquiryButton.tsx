import { useState } from 'react';
import { inquiryMessages } from '#locales/inquiry.ts';
import { paths } from '../../config/paths.ts';
import { carTitle, carTitleWithYear } from '../../locales/carTitle.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { Button } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import styles from './InquiryButton.module.css';
import { InquiryForm } from './InquiryForm.tsx';
import { describeStage, useInquiryState } from './inquiryStore.ts';
import type { GivenCar } from './useInquiry.ts';

interface Props {
  readonly car: Car;
}

/**
 * The floating message button of a car's page, and the dialog it opens (SPEC 2, 4). Where the car is sold it asks for
 * one like it.
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
        <Button className={styles.open} onClick={() => setOpen(true)}>
          <Icon name="message" />
          <span aria-live="polite">
            {open || stage === 'open' ? (
              <OpenText sold={sold} />
            ) : (
              // Closed before it was known: the button tells, and leads to it.
              describeStage(stage)
            )}
          </span>
        </Button>
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

function OpenText({ sold }: { readonly sold: boolean }) {
  if (sold) return inquiryMessages.likeThis.open;
  return (
    <>
      {inquiryMessages.open.text}
      <span className="visually-hidden">{inquiryMessages.open.about}</span>
    </>
  );
}
