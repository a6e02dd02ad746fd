import { Button } from '../../ui/components/Button.tsx';
import layout from '../layout/layout.module.css';

interface Props {
  readonly message: string;
  /** Tries again, such as a query's `refetch`. */
  readonly onRetry?: () => unknown;
}

export function StaffFailure({ message, onRetry }: Props) {
  return (
    <div className={layout.box} data-kind="error" role="alert">
      <strong>{message}</strong>
      {!navigator.onLine && <p>This device is offline.</p>}
      {onRetry && (
        <Button variant="quiet" small onClick={() => void onRetry()}>
          Try again
        </Button>
      )}
    </div>
  );
}
