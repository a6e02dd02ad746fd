import { type ReactNode, useState, useTransition } from 'react';
import { inquiryButtonMessages } from '#locales/inquiryButton.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useInquiryState } from './inquiryStore.ts';

const importModal = () => import('../../ui/components/Modal.tsx');

const Modal = lazyPart(() => importModal().then((module) => module.Modal));

interface Props {
  /** As of `useInquiryState`. */
  readonly subject: string;
  readonly enclosed?: string | undefined;
  /** Of the button, unless an inquiry is being sent. */
  readonly text: ReactNode;
  readonly title: string;
  readonly hasIcon?: boolean;
  readonly className?: string | undefined;
  readonly load: () => Promise<unknown>;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens an inquiry, once dialog and form are loaded. */
export function InquiryDialog({
  subject,
  enclosed,
  text,
  title,
  hasIcon = true,
  className,
  load,
  children,
}: Props) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isOpening, startOpening] = useTransition();
  const { stage, answered } = useInquiryState(subject, enclosed);
  const show = () =>
    startOpening(async () => {
      const error = await Promise.all([importModal(), load()]).then(
        () => null,
        (reason: unknown) => reason,
      );
      startOpening(() => {
        setFailure(error);
        setOpen(!error);
        if (!error) setWasOpened(true);
      });
    });
  const close = () => setOpen(false);
  return (
    <>
      <Button className={className} aria-busy={isOpening} onClick={show}>
        {hasIcon && <Icon name="message" />}
        <span aria-live="polite">
          {open || stage === 'open' || answered ? text : inquiryButtonMessages.progress[stage]}
        </span>
      </Button>
      {failure !== null && <ErrorMessage message={messageOf(failure)} onRetry={show} />}
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
