import { lazy, useState, useTransition } from 'react';
import { listInquiryMessages as messages } from '#locales/listInquiry.ts';
import { paths } from '../../config/paths.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import { describeStage, useInquiryState } from './inquiryStore.ts';

const ListInquiryForm = lazy(() =>
  import('./ListInquiryForm.tsx').then((module) => ({ default: module.ListInquiryForm })),
);

export function ListInquiry({ cars }: { readonly cars: readonly CarSummary[] }) {
  const [open, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const { stage } = useInquiryState(paths.shortlist);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-busy={isOpening} onClick={() => startOpening(() => setOpen(true))}>
        <Icon name="message" />
        <span aria-live="polite">{open || stage === 'open' ? messages.open : describeStage(stage)}</span>
      </Button>
      <Modal open={open} title={messages.title} onClose={close}>
        <ErrorBoundary>
          <ListInquiryForm cars={cars} onDone={close} />
        </ErrorBoundary>
      </Modal>
    </>
  );
}
