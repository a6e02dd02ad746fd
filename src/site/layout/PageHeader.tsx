import type { ReactNode } from 'react';
import { Container } from '../../ui/components/Container.tsx';
import styles from './PageHeader.module.css';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
}

export function PageHeader({ title, children }: Props) {
  return (
    <Container as="header" className={styles.header}>
      <h1>{title}</h1>
      {children && <p className="lead">{children}</p>}
    </Container>
  );
}
