import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  readonly kind: 'success' | 'error';
  readonly children: ReactNode;
}

/** One message about what just happened, read aloud when it appears. */
export function Notice({ kind, children }: Props) {
  return (
    <div
      className={styles.notice}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
