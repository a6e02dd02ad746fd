import type { ReactNode } from 'react';
import styles from './FormPanel.module.css';

interface Props {
  readonly heading?: { readonly id: string; readonly text: string };
  readonly children: ReactNode;
}

export function FormPanel({ heading, children }: Props) {
  if (!heading) return <div className={styles.panel}>{children}</div>;
  return (
    <section className={styles.panel} aria-labelledby={heading.id}>
      <h2 id={heading.id}>{heading.text}</h2>
      {children}
    </section>
  );
}

export function FormColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
