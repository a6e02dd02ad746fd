import { useState } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import { Options } from '../../../ui/components/Options.tsx';
import { Select } from '../../../ui/components/Select.tsx';
import layout from '../../layout/layout.module.css';
import { carKind } from '../carForm.ts';
import type { PlannedRow, RowState, StoredCar } from './planImport.ts';
import styles from './table.module.css';

/** Rows shown at first, and more with each press. */
const pageSize = 50;

interface Props {
  readonly rows: readonly PlannedRow[];
  readonly stateNames: Readonly<Record<RowState, string>>;
  readonly answers: ReadonlyMap<number, string>;
  readonly onAnswer: (number: number, answer: string) => void;
}

export function PlanTable({ rows, stateNames, answers, onAnswer }: Props) {
  const [count, setCount] = useState(pageSize);
  return (
    <>
      <table className={`${layout.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Car</th>
            <th scope="col">Import</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <tr key={row.number} data-state={row.state}>
              <td>{row.number}</td>
              <th scope="row">
                <bdi>{row.title}</bdi>
              </th>
              <td>
                <strong>{stateNames[row.state]}</strong>
                {row.candidates.length > 0 && (
                  <Question row={row} answer={answers.get(row.number) ?? ''} onAnswer={onAnswer} />
                )}
                <Details {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > count && (
        <div className={layout.row}>
          <Button small variant="quiet" onClick={() => setCount(count + pageSize)}>
            Show more rows
          </Button>
          <span className={layout.note}>
            {count} of {rows.length}
          </span>
        </div>
      )}
    </>
  );
}

interface QuestionProps extends Pick<Props, 'onAnswer'> {
  readonly row: PlannedRow;
  readonly answer: string;
}

function Question({ row, answer, onAnswer }: QuestionProps) {
  return (
    <Select
      aria-label={`Which car is row ${row.number}?`}
      value={answer}
      onChange={({ target }) => onAnswer(row.number, target.value)}
    >
      <option value="" disabled>
        Which car is it?
      </option>
      <option value="new">A new car</option>
      <Options names={row.candidates.map((car) => [car.id, describe(car)])} />
    </Select>
  );
}

function describe({ id, form }: StoredCar): string {
  return [carKind.titleOf(form), form.Production_Year, form.Price, form.VIN || id].filter(Boolean).join(', ');
}

/** What is wrong in which cell, or what changes. */
function Details({ state, problems, changes }: PlannedRow) {
  if (problems.length > 0)
    return (
      <ul>
        {problems.map(({ label, cell, message }) => (
          <li key={label}>
            {label}
            {cell && (
              <>
                {' '}
                <bdi>“{shorten(cell)}”</bdi>
              </>
            )}
            : <span className={styles.problem}>{message}</span>
          </li>
        ))}
      </ul>
    );
  if (state !== 'changed') return null;
  return (
    <ul>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: {before && <del dir="auto">{shorten(before)}</del>}{' '}
          {after ? <ins dir="auto">{shorten(after)}</ins> : 'removed'}
        </li>
      ))}
    </ul>
  );
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
