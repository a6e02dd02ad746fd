import { NavLink } from 'react-router-dom';
import { shortlistButtonMessages as words } from '#locales/shortlistButton.ts';
import { paths } from '../../config/paths.ts';
import { formatCount, formatNumber } from '../../locales/formats.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './ShortlistLink.module.css';
import { useShortlist } from './shortlistStore.ts';

/** The way to the shortlist, with how many cars are on it; the number has its place before there is one. */
export function ShortlistLink({ onClick }: { readonly onClick: () => void }) {
  const { length } = useShortlist();
  return (
    <NavLink
      to={paths.shortlist}
      className={styles.link ?? ''}
      aria-label={length > 0 ? formatCount(length, words.open) : words.text}
      onClick={onClick}
    >
      <Icon name="heart" size="medium" />
      {/* The space keeps what is seen a part of the link's name, which those who speak to their browser say. */}
      <span className={styles.name}>{words.text}</span>{' '}
      <span className={styles.count}>{length > 0 && formatNumber(length)}</span>
    </NavLink>
  );
}
