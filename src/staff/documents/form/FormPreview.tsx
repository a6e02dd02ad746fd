import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { localeNames } from '../../../locales/localeNames.ts';
import { directionOf, type Locale } from '../../../model/locales.ts';
import { Alert } from '../../../ui/components/Alert.tsx';
import { ErrorBoundary } from '../../../ui/components/ErrorBoundary.tsx';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import { describeWaiting } from '../../pictures/pictures.ts';
import styles from './FormPreview.module.css';

interface Props {
  readonly locale: Locale;
  /** How many pictures are missing, because they wait. */
  readonly waiting: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A document's public page, as it would be with what is typed. */
export function FormPreview({ locale, waiting, open, onClose, children }: Props) {
  return (
    <Modal open={open} title={`Preview: ${localeNames[locale]}`} placement="window" onClose={onClose}>
      <div className={styles.preview} dir={directionOf(locale)} onClickCapture={ignoreLinks}>
        {locale !== 'en' && <p dir="ltr">The labels are in English here and translated on the site.</p>}
        <ErrorBoundary>
          <Suspense fallback={<LogoLoader />}>
            {waiting > 0 && <Alert kind="error">{describeWaiting(waiting)}.</Alert>}
            {children}
          </Suspense>
        </ErrorBoundary>
      </div>
    </Modal>
  );
}

function ignoreLinks(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
