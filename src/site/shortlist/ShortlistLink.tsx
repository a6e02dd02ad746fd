import { NavLink } from 'react-router-dom';
import { shortlistButtonMessages as messages } from '#locales/shortlistButton.ts';
import { paths } from '../../config/paths.ts';
import { formatCount, formatNumber } from '../../locales/formats.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './ShortlistLink.module.css';
import { useShortlistCount } from './shortlistStore.ts';

export function ShortlistLink({ onClick }: { readonly onClick: () => void }) {
  const count = useShortlistCount();
  return (
    <NavLink
      to={paths.shortlist}
      className={styles.link ?? ''}
      aria-label={count > 0 ? formatCount(count, messages.open) : messages.text}
      onClick={onClick}
    >
      <Icon name="heart" size="medium" />
      {/* The space keeps the visible text part of the accessible name, for speech control. */}
      <span className={styles.name}>{messages.text}</span>{' '}
      <span className={styles.count}>{count > 0 && formatNumber(count)}</span>
    </NavLink>
  );
}
