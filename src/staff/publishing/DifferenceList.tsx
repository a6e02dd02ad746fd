import { Link } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { collections } from '../../model/collections.ts';
import { type Change, changeOrder, type Difference } from '../../model/publishing.ts';
import layout from '../layout/layout.module.css';
import styles from './PublishingPanel.module.css';
import { publishedKinds } from './publishedKinds.ts';

/** Of each kind of change, how many are named. */
const shownCount = 50;

const stillReadable = 'Anyone with the link, and search engines, can still read these static pages.';

const groups: Readonly<Record<Change, { readonly title: string; readonly text: string }>> = {
  hidden: { title: 'Hidden, but still readable', text: stillReadable },
  deleted: { title: 'Deleted, but still readable', text: stillReadable },
  new: { title: 'New', text: 'Chats show the dealership’s own card until you publish.' },
  sold: { title: 'Sold', text: 'Chats and search engines still see them for sale.' },
  changed: { title: 'Changed', text: 'Chats and search engines still see what was there before.' },
};

export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length === 0)
    return <p className={layout.note}>The static pages show what is stored. There is nothing to publish.</p>;
  return changeOrder.map((change) => {
    const found = differences.filter((each) => each.change === change);
    const { title, text } = groups[change];
    if (found.length === 0) return null;
    return (
      <section
        key={change}
        className={`${layout.box} ${styles.group}`}
        aria-labelledby={`publishing-${change}`}
        data-kind={text === stillReadable ? 'error' : undefined}
      >
        <h3 id={`publishing-${change}`}>
          {title} <span>{found.length}</span>
        </h3>
        <p className={layout.note}>{text}</p>
        <ul>
          {found.slice(0, shownCount).map((difference) => (
            <DifferenceRow key={difference.kind + difference.id} {...difference} />
          ))}
        </ul>
        {found.length > shownCount && <p>And {found.length - shownCount} more.</p>}
      </section>
    );
  });
}

const settings = {
  price: { to: staffPaths.prices, text: 'Price lines', section: 'Prices' },
  finance: { to: staffPaths.finance, text: 'Offers', section: 'Instalments' },
} as const;

function DifferenceRow({ kind, id, title, change }: Difference) {
  if (kind === 'price' || kind === 'finance') {
    const { to, text, section } = settings[kind];
    return (
      <li>
        <Link to={to}>{text}</Link>
        <span>{section}</span>
      </li>
    );
  }
  const { collection, page, form } = publishedKinds[kind];
  const subject = title || 'Untitled';
  return (
    <li>
      <Link to={page(id)} reloadDocument target="_blank">
        {subject}
      </Link>
      <span>{collections[collection].label}</span>
      {change !== 'deleted' && (
        <Link to={form(id)} aria-label={`Edit ${subject}`}>
          Edit
        </Link>
      )}
    </li>
  );
}
