import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import styles from './ConfirmModal.module.css';

interface Props {
  readonly open: boolean;
  /** What was changed: 'car' or 'blog post'. */
  readonly noun: string;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

/** Someone else saved the same document since it was opened: nothing is overwritten silently. */
export function ConflictModal({ open, noun, onReload, onOverwrite, onClose }: Props) {
  return (
    <Modal open={open} title={`This ${noun} was changed by someone else`} onClose={onClose}>
      <p>
        It was saved elsewhere after you opened it. Reload to see the newer version and drop your changes, or
        overwrite it with yours.
      </p>
      <div className={styles.answers}>
        <Button onClick={onReload}>Reload</Button>
        <Button variant="danger" onClick={onOverwrite}>
          Overwrite
        </Button>
      </div>
    </Modal>
  );
}
