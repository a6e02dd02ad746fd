import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '../../ui/components/Alert.tsx';
import { Button } from '../../ui/components/Button.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import styles from './NoticeRegion.module.css';
import { dismissNotice, type Notice, useNotices } from './notices.ts';

/**
 * Two permanent live regions, so that screen readers announce each notice; in a dialog, only those that are needed. A
 * notice that is dismissed returns the focus to where it came from.
 */
export function NoticeRegion() {
  const notices = useNotices();
  const cameFrom = useRef<Element | null>(null);
  const topmost = useSyncExternalStore(subscribeToDialogs, topDialog);
  const dialog = notices.length > 0 ? topmost : null;
  const dismiss = (id: number) => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dismissNotice(id);
  };
  const ofKind = (kind: Notice['kind']) =>
    notices
      .filter((notice) => notice.kind === kind)
      .map((notice) => <NoticeItem key={notice.id} {...notice} onDismiss={() => dismiss(notice.id)} />);
  const isNeeded = (kind: Notice['kind']) => !dialog || notices.some((notice) => notice.kind === kind);
  const region = (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus came from
    <div
      className={styles.region}
      data-notices
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      {isNeeded('success') && (
        <div role="status" className={styles.list}>
          {ofKind('success')}
        </div>
      )}
      {isNeeded('error') && (
        <div role="alert" className={styles.list}>
          {ofKind('error')}
        </div>
      )}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/** The modal dialog in front: everything outside it is inert, so notices are shown inside. */
function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
}

function subscribeToDialogs(notify: () => void) {
  // One that is removed while it is open sends no event.
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

interface ItemProps extends Notice {
  readonly onDismiss: () => void;
}

function NoticeItem({ kind, text, action, unstored, onDismiss }: ItemProps) {
  return (
    <Alert kind={kind} isInLiveRegion>
      <div className={styles.content}>
        <p>
          {text} {unstored && <strong>{unstored.names}</strong>}
        </p>
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
      </div>
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </Alert>
  );
}
