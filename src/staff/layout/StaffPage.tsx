import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/components/Icon.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import layout from './layout.module.css';
import styles from './StaffPage.module.css';
import { useWayBack } from './useWayBack.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with the way back to its list. */
export function StaffPage({ title, children }: Props) {
  const { name, to, goBack } = useWayBack();
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageMeta title={title} description="The staff area." noIndex />
      <Link
        to={to}
        className={`${layout.row} ${layout.note} ${styles.back}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          goBack();
        }}
      >
        <Icon name="back" /> Back to {name.toLowerCase()}
      </Link>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
