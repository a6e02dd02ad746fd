import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

interface Item {
  readonly title: string;
  readonly content: ReactNode;
}

interface Props {
  readonly items: readonly Item[];
  /** Whether opening one item closes the others. */
  readonly exclusive?: boolean;
  /** How many of the first items start open; ignored where only one may be. */
  readonly openAtFirst?: number;
}

/** Sections that open and close: the browser's own <details>, of which `name` keeps at most one open. */
export function Accordion({ items, exclusive = false, openAtFirst = 0 }: Props) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, index) => (
        <details
          key={title}
          className={styles.item}
          {...(exclusive && { name })}
          {...(!exclusive && index < openAtFirst && { open: true })}
        >
          <summary className={styles.title}>
            {title}
            <Icon name="chevron" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
