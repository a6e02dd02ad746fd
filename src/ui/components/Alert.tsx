import type { ReactNode, Ref } from 'react';
import styles from './Alert.module.css';

interface Props {
  readonly kind: 'success' | 'error';
  readonly children: ReactNode;
  /** To move focus to the message. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** One message about what just happened, read aloud when it appears. */
export function Alert({ kind, children, ref }: Props) {
  return (
    <div
      ref={ref}
      className={styles.notice}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
