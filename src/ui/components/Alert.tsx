import type { ReactNode, Ref } from 'react';
import styles from './Alert.module.css';

interface Props {
  readonly kind: 'success' | 'error';
  readonly children: ReactNode;
  /** Whether a parent is a live region; nested ones are announced twice or not at all. */
  readonly isInLiveRegion?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

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
