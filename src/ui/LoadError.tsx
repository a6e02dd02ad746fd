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
      <button type="button" className="button quiet small" onClick={onRetry}>
        Refresh
      </button>
    </div>
  );
}
