import { useState } from 'react';
import type { RestoreRow } from '../../model/backup/compare.ts';
import type { KindsByCollection } from '../documents/history/kinds.ts';
import { ConfirmButton } from '../layout/ConfirmButton.tsx';
import layout from '../layout/layout.module.css';
import styles from './BackupPanel.module.css';
import { describeRow, describeState } from './describeRow.ts';

interface Props {
  readonly rows: readonly RestoreRow[];
  readonly kinds: KindsByCollection;
  readonly disabled: boolean;
  readonly onRestore: (rows: readonly RestoreRow[]) => void;
}

/** What is in a backup; what is missing or different can be chosen. */
export function RestoreTable({ rows, kinds, disabled, onRestore }: Props) {
  const changed = rows.filter(({ state }) => state !== 'same');
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const chosen = changed.filter(({ name }) => names.has(name));
  const toggle = (name: string) =>
    setNames((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  const isAll = changed.length > 0 && chosen.length === changed.length;
  return (
    <>
      <p role="status">
        {changed.length === 0
          ? 'The stored data matches this backup.'
          : `${changed.length} of ${rows.length} are missing or different.`}
      </p>
      {changed.length > 0 && (
        <div className={layout.row}>
          <ConfirmButton
            disabled={disabled || chosen.length === 0}
            question={`Restore ${chosen.length} ${chosen.length === 1 ? 'item' : 'items'}?`}
            detail="What is stored now is replaced by what is in the backup, under your name."
            onYes={() => onRestore(chosen)}
          >
            Restore {chosen.length > 0 && chosen.length}
          </ConfirmButton>
        </div>
      )}
      <table className={`${layout.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label="Choose all"
                checked={isAll}
                disabled={disabled || changed.length === 0}
                onChange={() => setNames(new Set(isAll ? [] : changed.map(({ name }) => name)))}
              />
            </th>
            <th scope="col">In the backup</th>
            <th scope="col">Stored now</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { kind, title } = describeRow(row);
            return (
              <tr key={row.name}>
                <td>
                  {row.state !== 'same' && (
                    <input
                      type="checkbox"
                      aria-label={`Choose ${title}`}
                      checked={names.has(row.name)}
                      disabled={disabled}
                      onChange={() => toggle(row.name)}
                    />
                  )}
                </td>
                <th scope="row">
                  {title} <span>{kind}</span>
                </th>
                <td>{describeState(row, kinds)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
