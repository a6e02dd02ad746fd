import { lazy, useState, useTransition } from 'react';
import { inquiryButtonMessages as messages } from '#locales/inquiryButton.ts';
import { paths } from '../../config/paths.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import styles from './InquiryButton.module.css';
import { describeStage, useInquiryState } from './inquiryStore.ts';

const CarInquiry = lazy(() => import('./CarInquiry.tsx').then((module) => ({ default: module.CarInquiry })));

interface Props {
  readonly car: Car;
}

/**
 * The floating message button of a car's page, and the dialog it opens (SPEC 2, 4). Where the car is sold it asks for
 * one like it. The form is loaded when it is first opened; the transition opens the dialog once it is there.
 */
export function InquiryButton({ car }: Props) {
  const [open, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const { stage } = useInquiryState(paths.car(car.id));
  const close = () => setOpen(false);
  const sold = !isForSale(car);
  return (
    <>
      <div className={styles.dock}>
        <Button
          className={styles.open}
          aria-busy={isOpening}
          onClick={() => startOpening(() => setOpen(true))}
        >
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
      <Modal open={open} title={sold ? messages.likeThis.title : messages.title} onClose={close}>
        <ErrorBoundary>
          <CarInquiry car={car} onDone={close} />
        </ErrorBoundary>
      </Modal>
    </>
  );
}

function OpenText({ sold }: { readonly sold: boolean }) {
  if (sold) return messages.likeThis.open;
  return (
    <>
      {messages.open.text}
      <span className="visually-hidden">{messages.open.about}</span>
    </>
  );
}
