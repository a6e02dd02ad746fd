import { useRef } from 'react';
import { Alert } from '../../ui/components/Alert.tsx';
import { Button } from '../../ui/components/Button.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import styles from './NoticeRegion.module.css';
import { dismissNotice, type Notice, useNotices } from './notices.ts';

/**
 * Two permanent live regions, so that screen readers announce each notice. A notice that is dismissed returns the focus to
 * where it came from.
 */
export function NoticeRegion() {
  const notices = useNotices();
  const cameFrom = useRef<Element | null>(null);
  const dismiss = (id: number) => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dismissNotice(id);
  };
  const ofKind = (kind: Notice['kind']) =>
    notices
      .filter((notice) => notice.kind === kind)
      .map((notice) => <NoticeItem key={notice.id} {...notice} onDismiss={() => dismiss(notice.id)} />);
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

interface ItemProps extends Notice {
  readonly onDismiss: () => void;
}

function NoticeItem({ kind, text, action, onDismiss }: ItemProps) {
  return (
    <Alert kind={kind} isInLiveRegion>
      <p>{text}</p>
      {action && (
        <Button
          variant="quiet"
          small
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </Alert>
  );
}
