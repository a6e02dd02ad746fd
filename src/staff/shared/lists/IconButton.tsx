import { Icon } from '../../../ui/components/Icon.tsx';
import styles from './IconButton.module.css';

interface Props {
  /** A cross, or where it moves what it belongs to: in a column up and down, in a row back and on. */
  readonly icon: 'close' | 'up' | 'down' | 'back' | 'on';
  readonly label: string;
  /** At its list's end; stays focusable, so that moving there does not lose the keyboard's place. */
  readonly atEnd?: boolean;
  readonly onClick: () => void;
}

/** One of the small buttons beside a line or a picture. */
export function IconButton({ icon, label, atEnd = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-turn={icon}
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={() => {
        if (!atEnd) onClick();
      }}
    >
      <Icon name={icon === 'close' ? 'close' : 'chevron'} size="small" />
    </button>
  );
}
