import { type ReactNode, useState } from 'react';
import type { LastSave } from '../../../data/staff/auditFields.ts';
import { SelectField } from '../../../ui/components/Field.tsx';
import styles from './SaveOrder.module.css';
import { byLastSave } from './savedMessages.ts';

interface Props<T> {
  /** What the documents are called, in the plural. */
  readonly noun: string;
  /** Newest first. */
  readonly documents: readonly T[];
  readonly children: (documents: readonly T[]) => ReactNode;
}

/** Documents in their own order, or by their last save where that is chosen. */
export function SaveOrder<T extends { readonly lastSave: LastSave | null }>({
  noun,
  documents,
  children,
}: Props<T>) {
  const [bySave, setBySave] = useState(false);
  return (
    <>
      {documents.length > 1 && (
        <div className={styles.order}>
          <SelectField
            label={`Sort ${noun} by`}
            value={bySave ? 'saved' : 'newest'}
            onChange={({ target }) => setBySave(target.value === 'saved')}
          >
            <option value="newest">Newest first</option>
            <option value="saved">Last saved first</option>
          </SelectField>
        </div>
      )}
      {children(bySave ? [...documents].sort(byLastSave) : documents)}
    </>
  );
}
