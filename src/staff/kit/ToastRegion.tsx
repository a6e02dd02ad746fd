import { Icon } from '../../ui/Icon.tsx';
import styles from './ToastRegion.module.css';
import { dismissNotice, type Message, useNotices } from './toasts.ts';

/** Where the messages of `announce` appear: two live regions that are always there, so that each is read aloud. */
export function NoticeRegion() {
  const messages = useNotices();
  const ofKind = (kind: Message['kind']) => messages.filter((message) => message.kind === kind);
  return (
    <div className={styles.region}>
      <div role="status" className={styles.list}>
        {ofKind('success').map((message) => (
          <NoticeItem key={message.id} message={message} />
        ))}
      </div>
      <div role="alert" className={styles.list}>
        {ofKind('error').map((message) => (
          <NoticeItem key={message.id} message={message} />
        ))}
      </div>
    </div>
  );
}

function NoticeItem({ message: { id, kind, text } }: { readonly message: Message }) {
  return (
    <div className={styles.notice} data-kind={kind}>
      <p>{text}</p>
      <button type="button" aria-label="Dismiss" onClick={() => dismissNotice(id)}>
        <Icon name="close" size="1rem" />
      </button>
    </div>
  );
}
