import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import styles from './StaffPage.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A form's page of the staff area: the way back, its title, the form. */
export function StaffPage({ title, children }: Props) {
  return (
    <div className={styles.page}>
      <PageMeta title={title} description="The staff area." noIndex />
      <Link to={paths.dashboard} className={styles.back}>
        <Icon name="back" /> Back to dashboard
      </Link>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
