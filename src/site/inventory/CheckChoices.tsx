import type { ReactNode } from 'react';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './InventoryFilters.module.css';

interface Props<Value extends string> {
  readonly title: string;
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly count: number }[];
  readonly chosen: readonly Value[];
  /** Number of choices shown besides the chosen ones. */
  readonly limit?: number;
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly children?: ReactNode;
}

export function CheckChoices<Value extends string>({
  title,
  choices,
  chosen,
  limit = choices.length,
  onChange,
  children,
}: Props<Value>) {
  if (choices.length === 0) return null;
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  const shown = [...choices]
    .sort((a, b) => Number(a.count === 0) - Number(b.count === 0))
    .filter(({ value }, index) => index < limit || chosen.includes(value));
  return (
    <FilterGroup title={title}>
      {shown.map(({ value, text, count }) => (
        <label key={value} className={styles.choice} data-count={count}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>
            <bdi>{text}</bdi>
          </span>
          <span className={styles.count}>{count}</span>
        </label>
      ))}
      {children}
    </FilterGroup>
  );
}
