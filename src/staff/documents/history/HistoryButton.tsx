import { useState } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import { HistoryList } from './HistoryList.tsx';
import type { KindsByCollection } from './kinds.ts';

interface Props {
  readonly kinds: KindsByCollection;
  readonly id: string;
  readonly title: string;
  /** The id of the element that names the document. */
  readonly describedBy?: string;
}

/** Opens what was changed in a document. */
export function HistoryButton({ kinds, id, title, describedBy }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" small aria-describedby={describedBy} onClick={() => setOpen(true)}>
        History
      </Button>
      <Modal open={open} title={`History: ${title}`} placement="window" onClose={() => setOpen(false)}>
        <HistoryList kinds={kinds} id={id} />
      </Modal>
    </>
  );
}
