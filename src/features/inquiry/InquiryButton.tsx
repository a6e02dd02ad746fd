import { useState } from 'react';
import { type Car, carTitle } from '../../model/car.ts';
import type { InquiryDraft } from '../../model/inquiry.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useWaking } from '../../ui/useWaking.ts';
import styles from './InquiryButton.module.css';
import { InquiryForm } from './InquiryForm.tsx';

interface Props {
  readonly car: Car;
}

/** The floating message button of a car's page, and the dialog it opens (SPEC 2, 4). */
export function InquiryButton({ car }: Props) {
  const waking = useWaking();
  const [open, setOpen] = useState(false);
  // Outlives the dialog, so that closing it loses nothing.
  const [draft, setDraft] = useState<InquiryDraft | null>(null);
  const close = () => setOpen(false);
  const named = [carTitle(car), car.year].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.dock}>
        <button type="button" className={`button ${styles.open}`} {...waking} onClick={() => setOpen(true)}>
          <Icon name="message" />
          <span>
            Message us<span className="visually-hidden"> about this car</span>
          </span>
        </button>
      </div>
      <Modal open={open} title="Interested? Send your car inquiry!" onClose={close}>
        <p className={styles.car}>
          <span>{carTitle(car)}</span>
          {car.year !== null && <span className={styles.year}>{car.year}</span>}
        </p>
        <InquiryForm car={named} initial={draft} onDraft={setDraft} onDone={close} />
      </Modal>
    </>
  );
}
