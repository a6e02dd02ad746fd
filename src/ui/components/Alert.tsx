import type { ReactNode, Ref } from 'react';
import styles from './Alert.module.css';

interface Props {
  readonly kind: 'success' | 'error';
  readonly children: ReactNode;
  /** Whether it stands in a live region, which reads it aloud; one inside another is read twice or not at all. */
  readonly isInLiveRegion?: boolean;
  /** To move focus to the message. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** One message about what just happened, read aloud when it appears. */
export function Alert({ kind, children, isInLiveRegion = false, ref }: Props) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      className={styles.notice}
      data-kind={kind}
      role={isInLiveRegion ? undefined : role}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
