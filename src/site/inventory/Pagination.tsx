import { Link, useLocation } from 'react-router-dom';
import { inventoryWords } from '#words/inventory.ts';
import { type InventoryQuery, serializeQuery } from '../../model/inventory/query.ts';
import styles from './Pagination.module.css';

const words = inventoryWords.pages;

interface Props {
  readonly pages: number;
  readonly current: number;
  readonly query: InventoryQuery;
}

/** Links to the pages of a long list; nothing where one page is enough. */
export function Pagination({ pages, current, query }: Props) {
  const { pathname } = useLocation();
  if (pages < 2) return null;
  const to = (page: number) => ({ pathname, search: serializeQuery({ ...query, page }).toString() });
  return (
    <nav className={styles.pages} aria-label={words.label}>
      {current > 1 && <Link to={to(current - 1)}>{words.previous}</Link>}
      {near(pages, current).map((page, index, all) => (
        <span key={page}>
          {index > 0 && page - (all[index - 1] ?? 0) > 1 && <span className={styles.gap}>…</span>}
          <Link
            to={to(page)}
            aria-label={words.one(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        </span>
      ))}
      {current < pages && <Link to={to(current + 1)}>{words.next}</Link>}
    </nav>
  );
}

/** First, last, and the pages around the current one. */
function near(pages: number, current: number): readonly number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= 1,
  );
}
