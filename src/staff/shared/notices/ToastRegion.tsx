import { Icon } from '../../../ui/components/Icon.tsx';
import styles from './ToastRegion.module.css';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

/** Two permanent live regions, so that screen readers announce each toast. */
export function ToastRegion() {
  const toasts = useToasts();
  const ofKind = (kind: Toast['kind']) => toasts.filter((toast) => toast.kind === kind);
  return (
    <div className={styles.region}>
      <div role="status" className={styles.list}>
        {ofKind('success').map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert" className={styles.list}>
        {ofKind('error').map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function ToastItem({ toast: { id, kind, text, action } }: { readonly toast: Toast }) {
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
