import type { ReactNode } from 'react';
import styles from './InventoryFilters.module.css';

interface Props<Value extends string> {
  readonly title: string;
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly count: number }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly children?: ReactNode;
}

export function CheckChoices<Value extends string>({
  title,
  choices,
  chosen,
  onChange,
  children,
}: Props<Value>) {
  if (choices.length === 0) return null;
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset>
      <legend>{title}</legend>
      {choices.map(({ value, text, count }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>
            <bdi>{text}</bdi>
          </span>
          <span className={styles.count}>{count}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
