import { lazy, useState, useTransition } from 'react';
import { importCostMessages as messages } from '#locales/importCost.ts';
import { paths } from '../../config/paths.ts';
import type { ImportedCar } from '../../model/import/landedCost.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import { describeStage, useInquiryState } from './inquiryStore.ts';

const ImportInquiryForm = lazy(() =>
  import('./ImportInquiryForm.tsx').then((module) => ({ default: module.ImportInquiryForm })),
);

interface Props {
  readonly car: ImportedCar;
  readonly facts: string;
  readonly enclosed: string;
}

/** Opens an inquiry about a car to import. */
export function ImportInquiry(props: Props) {
  const [open, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const { stage } = useInquiryState(paths.importCost);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-busy={isOpening} onClick={() => startOpening(() => setOpen(true))}>
        <Icon name="message" />
        <span aria-live="polite">{open || stage === 'open' ? messages.ask : describeStage(stage)}</span>
      </Button>
      <Modal open={open} title={messages.ask} onClose={close}>
        <ErrorBoundary>
          <ImportInquiryForm {...props} onDone={close} />
        </ErrorBoundary>
      </Modal>
    </>
  );
}
