import { Icon } from '../../ui/Icon.tsx';
import styles from './ToastRegion.module.css';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

/** Where the messages of `announce` appear: two live regions that are always there, so that each is read aloud. */
export function ToastRegion() {
  const messages = useToasts();
  const ofKind = (kind: Toast['kind']) => messages.filter((message) => message.kind === kind);
  return (
    <div className={styles.region}>
      <div role="status" className={styles.list}>
        {ofKind('success').map((message) => (
          <ToastItem key={message.id} message={message} />
        ))}
      </div>
      <div role="alert" className={styles.list}>
        {ofKind('error').map((message) => (
          <ToastItem key={message.id} message={message} />
        ))}
      </div>
    </div>
  );
}

function ToastItem({ message: { id, kind, text } }: { readonly message: Toast }) {
  return (
    <div className={styles.notice} data-kind={kind}>
      <p>{text}</p>
      <button type="button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <Icon name="close" size="1rem" />
      </button>
    </div>
  );
}
