import { Modal } from '../../../ui/components/Modal.tsx';
import styles from './History.module.css';
import { HistoryList } from './HistoryList.tsx';
import type { KindsByCollection } from './kinds.ts';

interface Props {
  readonly kinds: KindsByCollection;
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What was changed in a document. */
export function HistoryModal({ kinds, id, title, open, onClose }: Props) {
  return (
    <Modal open={open} title={`History: ${title}`} placement="window" onClose={onClose}>
      <div className={styles.page}>
        <HistoryList kinds={kinds} id={id} />
      </div>
    </Modal>
  );
}
