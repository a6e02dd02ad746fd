import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { inventoryMessages } from '#locales/inventory.ts';
import { formatCount } from '../../locales/formats.ts';
import { defaultQuery, type InventoryQuery } from '../../model/inventory/query.ts';
import { Button } from '../../ui/components/Button.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import styles from './FilterSheet.module.css';

interface Props {
  readonly open: boolean;
  /** Number of matching cars, or null while loading. */
  readonly total: number | null;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly onClose: () => void;
  readonly onShow: () => void;
  readonly children: ReactNode;
}

const { search: _search, sort: _sort, ...noFilters } = defaultQuery;

export function FilterSheet({ open, total, onChange, onClose, onShow, children }: Props) {
  const show = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    // Safari leaves the focus in a field, which takes what is typed when it is left.
    flushSync(() => (document.activeElement as HTMLElement | null)?.blur());
    const invalid = currentTarget.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) return invalid.focus();
    onShow();
    onClose();
  };
  return (
    <Modal open={open} title={inventoryMessages.filters.title} placement="sheet" onClose={onClose}>
      {children}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => onChange(noFilters)}>
          {inventoryMessages.sheet.clear}
        </Button>
        <Button className={styles.show} disabled={total === 0} onClick={show}>
          <span aria-live="polite">{actionText(total)}</span>
        </Button>
      </div>
    </Modal>
  );
}

function actionText(total: number | null): string {
  if (total === null) return inventoryMessages.searching;
  return total === 0 ? inventoryMessages.sheet.none : formatCount(total, inventoryMessages.sheet.show);
}
