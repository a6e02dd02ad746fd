import { useRef } from 'react';
import { Alert } from '../../ui/components/Alert.tsx';
import { Button } from '../../ui/components/Button.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import styles from './NoticeRegion.module.css';
import { dismissToast, type Toast, useToasts } from './notices.ts';

/**
 * Two permanent live regions, so that screen readers announce each toast. A toast that is dismissed returns the focus to
 * where it came from.
 */
export function ToastRegion() {
  const toasts = useToasts();
  const cameFrom = useRef<Element | null>(null);
  const dismiss = (id: number) => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dismissToast(id);
  };
  const ofKind = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastItem key={toast.id} {...toast} onDismiss={() => dismiss(toast.id)} />);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus came from
    <div
      className={styles.region}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <div role="status" className={styles.list}>
        {ofKind('success')}
      </div>
      <div role="alert" className={styles.list}>
        {ofKind('error')}
      </div>
    </div>
  );
}

interface ItemProps extends Toast {
  readonly onDismiss: () => void;
}

function ToastItem({ kind, text, action, onDismiss }: ItemProps) {
  return (
    <Alert kind={kind} isInLiveRegion>
      <p>{text}</p>
      {action && (
        <Button
          variant="quiet"
          small
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </Alert>
  );
}
