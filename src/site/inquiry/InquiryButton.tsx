import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { type Car, carTitle } from '../../model/car.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import styles from './InquiryButton.module.css';
import { InquiryForm } from './InquiryForm.tsx';
import { useInquiryState } from './inquiryStore.ts';
import { outcomes } from './outcomes.ts';

interface Props {
  readonly car: Car;
}

const progress = { ...outcomes, sending: 'Sending…' };

/** The floating message button of a car's page, and the dialog it opens (SPEC 2, 4). */
export function InquiryButton({ car }: Props) {
  const [open, setOpen] = useState(false);
  const subject = paths.car(car.id);
  const { stage } = useInquiryState(subject);
  const close = () => setOpen(false);
  const named = [carTitle(car), car.year].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.dock}>
        <Button className={styles.open} onClick={() => setOpen(true)}>
          <Icon name="message" />
          <span aria-live="polite">
            {open || stage === 'open' ? (
              <>
                Message us<span className="visually-hidden"> about this car</span>
              </>
            ) : (
              // Closed before it was known: the button tells, and leads to it.
              progress[stage]
            )}
          </span>
        </Button>
      </div>
      <Modal open={open} title="Interested? Send your car inquiry!" onClose={close}>
        <p className={styles.car}>
          <span>{carTitle(car)}</span>
          {car.year !== null && <span className={styles.year}>{car.year}</span>}
        </p>
        <InquiryForm subject={subject} car={named} onDone={close} />
      </Modal>
    </>
  );
}
