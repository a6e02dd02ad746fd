import { Icon } from '../../../ui/components/Icon.tsx';
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
  return (
    <div className={styles.notice} data-kind={kind}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}
