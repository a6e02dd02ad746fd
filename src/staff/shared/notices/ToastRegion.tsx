import { useRef } from 'react';
import { Alert } from '../../../ui/components/Alert.tsx';
import { Button } from '../../../ui/components/Button.tsx';
import { IconButton } from '../lists/IconButton.tsx';
import styles from './ToastRegion.module.css';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

/** Two permanent live regions, so that screen readers announce each toast. */
export function ToastRegion() {
  const toasts = useToasts();
  const ofKind = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastItem key={toast.id} {...toast} />);
  return (
    <div className={styles.region}>
      <div role="status" className={styles.list}>
        {ofKind('success')}
      </div>
      <div role="alert" className={styles.list}>
        {ofKind('error')}
      </div>
    </div>
  );
}

function ToastItem({ id, kind, text, action }: Toast) {
  const cameFrom = useRef<Element | null>(null);
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dismissToast(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus came from
    <div
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <Alert kind={kind} isInLiveRegion>
        <p>{text}</p>
        {action && (
          <Button
            variant="quiet"
            small
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton icon="close" label="Dismiss" onClick={dismiss} />
      </Alert>
    </div>
  );
}
