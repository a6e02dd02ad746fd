import type { ReactNode } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import styles from './StaffFailure.module.css';

interface Props {
  readonly message: string;
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}

/** What went wrong and what to do. */
export function StaffFailure({ message, onRetry, children }: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button variant="quiet" small onClick={onRetry}>
          Try again
        </Button>
      )}
      {children}
    </div>
  );
}
