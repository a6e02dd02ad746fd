import type { LastSave } from '../../../data/staff/stamps.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import { savedWords } from '../lists/savedWords.ts';
import styles from './ConfirmModal.module.css';

interface Props {
  readonly open: boolean;
  /** What was changed: 'car' or 'blog post'. */
  readonly noun: string;
  /** Who saved it meanwhile, where that is known. */
  readonly savedBy: LastSave | null;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

/** Someone else saved the same document since it was opened: nothing is overwritten silently. */
export function ConflictModal({ open, noun, savedBy, onReload, onOverwrite, onClose }: Props) {
  return (
    <Modal open={open} title={`This ${noun} was changed by someone else`} onClose={onClose}>
      <p>
        {savedBy ? `It was saved ${savedWords(savedBy)}, ` : 'It was saved elsewhere '}
        after you opened it. Reload to see the newer version and drop your changes, or overwrite it with
        yours.
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
