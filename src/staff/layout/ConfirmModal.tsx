import type { ReactNode } from 'react';
import { Button } from '../../ui/components/Button.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import layout from './layout.module.css';

interface Props {
  readonly question: string | null;
  readonly detail?: string | undefined;
  readonly destructive?: boolean | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children?: ReactNode;
}

export function ConfirmModal({ question, detail, destructive = false, onYes, onNo, children }: Props) {
  return (
    <Modal open={question !== null} title={question ?? ''} lightDismiss={false} onClose={onNo}>
      {detail && <p>{detail}</p>}
      {children}
      <div className={layout.answers}>
        <Button
          className={destructive ? layout.danger : undefined}
          // The second press of a double tap on what opened the question is no answer.
          onClick={({ detail }) => {
            if (detail <= 1) onYes();
          }}
        >
          Yes
        </Button>
        <Button variant="quiet" onClick={onNo}>
          No
        </Button>
      </div>
    </Modal>
  );
}
