import { lazy, type ReactNode, useState, useTransition } from 'react';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { describeStage, useInquiryState } from './inquiryStore.ts';

const Modal = lazy(() =>
  import('../../ui/components/Modal.tsx').then((module) => ({ default: module.Modal })),
);

interface Props {
  /** As of `useInquiryState`. */
  readonly subject: string;
  /** Of the button, unless an inquiry is being sent. */
  readonly text: ReactNode;
  readonly title: string;
  readonly hasIcon?: boolean;
  readonly className?: string | undefined;
  /** A form that is loaded when it is opened. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens an inquiry. The transition waits until dialog and form are loaded. */
export function InquiryDialog({ subject, text, title, hasIcon = true, className, children }: Props) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const { stage, answered } = useInquiryState(subject);
  const show = () => {
    setOpen(true);
    setWasOpened(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button className={className} aria-busy={isOpening} onClick={() => startOpening(show)}>
        {hasIcon && <Icon name="message" />}
        <span aria-live="polite">{open || stage === 'open' || answered ? text : describeStage(stage)}</span>
      </Button>
      {wasOpened && (
        <ErrorBoundary>
          <Modal open={open} title={title} onClose={close}>
            <ErrorBoundary>{children(close)}</ErrorBoundary>
          </Modal>
        </ErrorBoundary>
      )}
    </>
  );
}
