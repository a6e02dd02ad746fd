import type { ComponentProps } from 'react';
import styles from './Select.module.css';

/** A select whose arrow keeps a distance to the border. */
export function Select({ className = '', ...select }: ComponentProps<'select'>) {
  return <select {...select} className={`${styles.select} ${className}`.trim()} />;
}
