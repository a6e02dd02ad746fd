import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import styles from './ConfirmModal.module.css';

interface Props {
  /** The question, exactly as SPEC 4 has it, or null while nothing is asked. */
  readonly question: string | null;
  /** What else there is to know before answering. */
  readonly detail?: string | undefined;
  /** Whether 'Yes' destroys something. */
  readonly destructive?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is done that cannot be taken back: Yes or No. */
export function ConfirmModal({ question, detail, destructive = false, onYes, onNo }: Props) {
  return (
    <Modal open={question !== null} title={question ?? ''} lightDismiss={false} onClose={onNo}>
      {detail && <p>{detail}</p>}
      <div className={styles.answers}>
        <Button
          variant={destructive ? 'danger' : 'solid'}
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
