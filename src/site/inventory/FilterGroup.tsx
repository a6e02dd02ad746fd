import type { ReactNode } from 'react';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './InventoryFilters.module.css';

interface Props {
  readonly title: string;
  /** Whether it is open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

export function FilterGroup({ title, open = true, children }: Props) {
  return (
    <details className={styles.group} open={open} aria-label={title}>
      <summary>
        {title} <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
