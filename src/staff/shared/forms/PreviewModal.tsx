import { type ReactNode, Suspense } from 'react';
import { localeNames } from '../../../locales/localeNames.ts';
import { directionOf, type Locale } from '../../../model/text/locales.ts';
import { ErrorBoundary } from '../../../ui/components/ErrorBoundary.tsx';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import styles from './PreviewModal.module.css';

interface Props {
  readonly open: boolean;
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The public page of the form's content; links do nothing. */
export function PreviewModal({ open, locale, onClose, children }: Props) {
  return (
    <Modal open={open} title={`Preview: ${localeNames[locale]}`} placement="window" onClose={onClose}>
      <div
        className={styles.page}
        dir={directionOf(locale)}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
        }}
      >
        {locale !== 'en' && <p dir="ltr">The labels are in English here and translated on the site.</p>}
        <ErrorBoundary resetKeys={[open]}>
          <Suspense fallback={<LogoLoader />}>{children}</Suspense>
        </ErrorBoundary>
      </div>
    </Modal>
  );
}
