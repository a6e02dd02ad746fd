import type { ReactNode } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import layout from '../../layout/layout.module.css';
import styles from './RowList.module.css';
import { joinCells, type RowFormat, splitCells } from './rowCells.ts';
import { useRemovals } from './useRemovals.tsx';

interface Props<Name extends string> {
  readonly title: string;
  readonly note: string;
  /** As in 'Add a rate'. */
  readonly noun: string;
  readonly format: RowFormat<Name>;
  readonly rows: readonly string[];
  /** A new first row; others start as a copy of the last. */
  readonly newRow: string;
  readonly onChange: (rows: string[]) => void;
  /** The fields of a row. @param field the props of the field of a cell */
  readonly children: (
    field: ReturnType<typeof cellField<Name>>,
    cells: ReturnType<typeof splitCells<Name>>,
  ) => ReactNode;
}

export function RowList<Name extends string>({
  title,
  note,
  noun,
  format,
  rows,
  newRow,
  onChange,
  children,
}: Props<Name>) {
  const removals = useRemovals(
    rows,
    (next) => onChange([...next]),
    (_row, index) => `${noun} ${index + 1}`,
  );
  const nameOf = (index: number) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1}`;
  const fieldsOf = (row: string, index: number) => {
    const cells = splitCells(format, row);
    const set = (next: typeof cells) => onChange(rows.with(index, joinCells(format, next)));
    return children(cellField(cells, nameOf(index), set), cells);
  };
  return (
    <fieldset className={styles.rows} data-field="rows" tabIndex={-1}>
      <legend>{title}</legend>
      <p className={layout.note}>{note}</p>
      <div ref={removals.element} className={layout.stack}>
        <ol className={styles.list}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; two rows may be the same
            <li key={index} data-field={`rows.${index}`} tabIndex={-1}>
              <p className={styles.name}>{nameOf(index)}</p>
              <div className={styles.row}>{fieldsOf(row, index)}</div>
              <div className={styles.moves}>{removals.buttons(index, `${noun} ${index + 1}`)}</div>
            </li>
          ))}
        </ol>
        {removals.undo}
        <Button small variant="quiet" onClick={() => onChange([...rows, rows.at(-1) ?? newRow])}>
          Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
        </Button>
      </div>
    </fieldset>
  );
}

export function RowPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

export function RowWide({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** @param name of the row, such as 'Rate 2' */
function cellField<Name extends string>(
  cells: Readonly<Record<Name, string>>,
  name: string,
  onChange: (cells: Readonly<Record<Name, string>>) => void,
) {
  return (cell: Name, label: string) => ({
    label,
    'aria-label': `${name}: ${label}`,
    value: cells[cell],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...cells, [cell]: target.value }),
  });
}
