import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { type Change, changeOrder, type Difference } from '../../model/publishing.ts';
import styles from './PublishingPanel.module.css';

/** Of each kind of change, how many are named. */
const shownCount = 50;

const groups: Readonly<Record<Change, { readonly title: string; readonly text: string }>> = {
  hidden: {
    title: 'Hidden, but still readable',
    text: 'Anyone with the link, and search engines, can still read these static pages.',
  },
  deleted: {
    title: 'Deleted, but still readable',
    text: 'Anyone with the link, and search engines, can still read these static pages.',
  },
  new: { title: 'New', text: 'Chats show the dealership’s own card until you publish.' },
  sold: { title: 'Sold', text: 'Chats and search engines still see them for sale.' },
  changed: { title: 'Changed', text: 'Chats and search engines still see what was there before.' },
};

/** What differs from the static pages, by kind of change. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length === 0)
    return <p className={styles.none}>The static pages show what is stored. There is nothing to publish.</p>;
  return changeOrder.map((change) => (
    <Group key={change} change={change} found={differences.filter((each) => each.change === change)} />
  ));
}

function Group({ change, found }: { readonly change: Change; readonly found: readonly Difference[] }) {
  if (found.length === 0) return null;
  const { title, text } = groups[change];
  const isWarning = change === 'hidden' || change === 'deleted';
  return (
    <section className={styles.group} aria-labelledby={`publishing-${change}`} data-warning={isWarning}>
      <h3 id={`publishing-${change}`}>
        {title} <span>{found.length}</span>
      </h3>
      <p>{text}</p>
      <ul>
        {found.slice(0, shownCount).map((difference) => (
          <DifferenceRow key={difference.kind + difference.id} {...difference} />
        ))}
      </ul>
      {found.length > shownCount && <p>And {found.length - shownCount} more.</p>}
    </section>
  );
}

function DifferenceRow({ kind, id, title, change }: Difference) {
  const pageTo = kind === 'cars' ? paths.car(id) : paths.blog(id);
  const editTo = kind === 'cars' ? paths.editCar(id) : paths.editBlog(id);
  const name = title || 'Untitled';
  return (
    <li>
      <Link to={pageTo} reloadDocument target="_blank">
        {name}
      </Link>
      <span>{kind === 'cars' ? 'Car' : 'Article'}</span>
      {change !== 'deleted' && (
        <Link to={editTo} aria-label={`Edit ${name}`}>
          Edit
        </Link>
      )}
    </li>
  );
}
