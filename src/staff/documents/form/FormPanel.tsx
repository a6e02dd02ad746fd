import { type ReactNode, useId } from 'react';
import layout from '../../layout/layout.module.css';
import styles from './FormPanel.module.css';

interface Props {
  readonly heading?: string;
  readonly children: ReactNode;
}

export function FormPanel({ heading, children }: Props) {
  const id = useId();
  return (
    <section className={`${layout.sections} ${styles.panel}`} aria-labelledby={heading && id}>
      {heading && <h2 id={id}>{heading}</h2>}
      {children}
    </section>
  );
}
