import { Link, type To } from 'react-router-dom';
import { uiMessages } from '#locales/ui.ts';
import styles from './Pagination.module.css';

const messages = uiMessages.pages;

interface Props {
  readonly pages: number;
  readonly current: number;
  readonly to: (page: number) => To;
  /** Called when a link is followed, which goes with its page. */
  readonly onFollow?: () => void;
}

export function Pagination({ pages, current, to, onFollow }: Props) {
  if (pages < 2) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the links
    <nav className={styles.pages} aria-label={messages.label} onClick={onFollow}>
      {current > 1 && <Link to={to(current - 1)}>{messages.previous}</Link>}
      {near(pages, current).map((page, index, all) => (
        <span key={page}>
          {index > 0 && page - (all[index - 1] ?? 0) > 1 && <span className={styles.gap}>…</span>}
          <Link
            to={to(page)}
            aria-label={messages.one(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        </span>
      ))}
      {current < pages && <Link to={to(current + 1)}>{messages.next}</Link>}
    </nav>
  );
}

function near(pages: number, current: number): readonly number[] {
  const around = [1, current - 1, current, current + 1, pages];
  return [...new Set(around)].filter((page) => page >= 1 && page <= pages);
}
