import { errorMessages } from '#locales/errors.ts';
import { focusMainAfter } from '../focusMain.ts';
import { Button } from './Button.tsx';
import styles from './ErrorMessage.module.css';

interface Props {
  readonly message: string;
  readonly onRetry?: (() => void) | undefined;
}

export function ErrorMessage({ message, onRetry = () => window.location.reload() }: Props) {
  return (
    <div ref={focusMainAfter} className={styles.error} role="alert">
      <p className={styles.message}>{errorMessages.title(message)}</p>
      <p>{errorMessages.advice}</p>
      <Button variant="quiet" small onClick={onRetry}>
        {errorMessages.refresh}
      </Button>
    </div>
  );
}
