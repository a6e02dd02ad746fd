import { type ReactNode, useId, useRef } from 'react';
import layout from '../../layout/layout.module.css';
import styles from './FormPanel.module.css';
import { useFormSection } from './FormSections.tsx';

interface Props {
  readonly heading?: string;
  readonly unanswered?: number;
  readonly children: ReactNode;
}

export function FormPanel({ heading, unanswered, children }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useFormSection(section, heading, unanswered);
  return (
    <section ref={section} className={`${layout.sections} ${styles.panel}`} aria-labelledby={heading && id}>
      {heading && (
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}
