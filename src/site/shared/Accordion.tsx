import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './Accordion.module.css';

interface Item {
  readonly title: string;
  readonly content: ReactNode;
}

interface Props {
  readonly items: readonly Item[];
  readonly exclusive?: boolean;
}

export function Accordion({ items, exclusive = false }: Props) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} className={styles.item} {...(exclusive && { name })}>
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
