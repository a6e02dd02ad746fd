import type { ComponentProps } from 'react';
import styles from './CheckField.module.css';

export function CheckField({ label, ...input }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className={styles.field}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
