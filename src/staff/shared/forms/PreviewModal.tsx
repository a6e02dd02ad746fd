import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/components/ErrorBoundary.tsx';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import styles from './PreviewModal.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The public page of what a form holds, over the form, which stays as it is; its links lead nowhere. */
export function PreviewModal({ open, onClose, children }: Props) {
  return (
    <Modal open={open} title="Preview" placement="window" onClose={onClose}>
      <div
        className={styles.page}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
        }}
      >
        <ErrorBoundary resetKeys={[open]}>
          <Suspense fallback={<LogoLoader />}>{children}</Suspense>
        </ErrorBoundary>
      </div>
    </Modal>
  );
}
