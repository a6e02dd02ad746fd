import { Link, useSearchParams } from 'react-router-dom';
import layout from '../../layout/layout.module.css';
import styles from './DocumentAdmin.module.css';

/** Rows on a page, so that 300 documents open as fast as 30. */
const pageSize = 25;

interface Props {
  /** Of the list, in lower case. */
  readonly name: string;
  readonly page: ReturnType<typeof usePage>;
  readonly onTurn: () => void;
}

/** Links to the other pages of a list; nothing if it fits on one. */
export function ListPages({ name, page: { start, end, count, links }, onTurn }: Props) {
  if (count <= pageSize) return null;
  return (
    <nav aria-label={`Pages of ${name}`} className={`${layout.row} ${layout.note} ${styles.pages}`}>
      <span>
        {start + 1}–{end} of {count}
      </span>
      {links.map((link) => (
        <Link key={link.name} to={link.to} preventScrollReset onClick={onTurn}>
          {link.name}
        </Link>
      ))}
    </nav>
  );
}

/** The part of a list that the URL asks for, and links to its neighbours. */
export function usePage(key: string, count: number) {
  const [params] = useSearchParams();
  const last = Math.max(1, Math.ceil(count / pageSize));
  const number = Math.min(last, Math.max(1, Math.floor(Number(params.get(key))) || 1));
  const start = (number - 1) * pageSize;
  const neighbours = [
    { name: 'Previous', page: number - 1 },
    { name: 'Next', page: number + 1 },
  ];
  const links = neighbours
    .filter(({ page }) => page >= 1 && page <= last)
    .map(({ name, page }) => {
      const next = new URLSearchParams(params);
      next.set(key, String(page));
      return { name, to: { search: next.toString() } };
    });
  return { start, end: Math.min(count, start + pageSize), count, links };
}
