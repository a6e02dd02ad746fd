import type { InputHTMLAttributes, RefAttributes } from 'react';
import styles from './CheckField.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement>, RefAttributes<HTMLInputElement> {
  readonly label: string;
}

export function CheckField({ label, ...input }: Props) {
  return (
    <label className={styles.field}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
