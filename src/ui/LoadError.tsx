import { Button } from './Button.tsx';
import styles from './LoadError.module.css';

interface Props {
  readonly message: string;
  /** Loads again what failed; by default the whole page. */
  readonly onRetry?: () => void;
}

/** A failed load (SPEC 2, 8): what went wrong, what helps, and a button that does it. */
export function LoadError({ message, onRetry = () => window.location.reload() }: Props) {
  return (
    <div className={styles.error} role="alert">
      <p className={styles.message}>Error: {message}</p>
      <p>Please refresh the page.</p>
      <Button variant="quiet" small onClick={onRetry}>
        Refresh
      </Button>
    </div>
  );
}
