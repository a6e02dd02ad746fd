import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import styles from './History.module.css';
import { HistoryList } from './HistoryList.tsx';
import type { KindsByCollection } from './kinds.ts';

interface Props {
  readonly kinds: KindsByCollection;
  readonly id: string;
  readonly title: string;
  readonly describedBy?: string;
}

export function HistoryButton({ kinds, id, title, describedBy }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button small variant="quiet" aria-describedby={describedBy} onClick={() => setIsOpen(true)}>
        History
      </Button>
      {/* Outside a menu, which hides its content when it closes. */}
      {isOpen &&
        createPortal(
          <Modal open title={`History: ${title}`} placement="window" onClose={() => setIsOpen(false)}>
            <div className={styles.page}>
              <HistoryList kinds={kinds} id={id} />
            </div>
          </Modal>,
          document.body,
        )}
    </>
  );
}
