import { NavLink } from 'react-router-dom';
import { shortlistButtonMessages as messages } from '#locales/shortlistButton.ts';
import { paths } from '../../config/paths.ts';
import { formatCount, formatNumber } from '../../locales/formats.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './ShortlistLink.module.css';
import { useShortlist } from './shortlistStore.ts';

export function ShortlistLink({ onClick }: { readonly onClick: () => void }) {
  const { length } = useShortlist();
  return (
    <NavLink
      to={paths.shortlist}
      className={styles.link ?? ''}
      aria-label={length > 0 ? formatCount(length, messages.open) : messages.text}
      onClick={onClick}
    >
      <Icon name="heart" size="medium" />
      {/* The space keeps the visible text part of the accessible name, for speech control. */}
      <span className={styles.name}>{messages.text}</span>{' '}
      <span className={styles.count}>{length > 0 && formatNumber(length)}</span>
    </NavLink>
  );
}
