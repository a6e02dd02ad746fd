import { Icon } from '../../ui/components/Icon.tsx';
import styles from './IconButton.module.css';
import layout from './layout.module.css';

const icons = { close: 'close', up: 'chevron', down: 'chevron', back: 'back', on: 'arrow' } as const;

interface Props {
  /** 'up'/'down' in a column, 'back'/'on' in a row. */
  readonly icon: keyof typeof icons;
  readonly label: string;
  /** aria-disabled, so that the focus stays. */
  readonly atEnd?: boolean;
  readonly onClick: () => void;
}

export function IconButton({ icon, label, atEnd = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={`${layout.plain} ${styles.button}`}
      data-icon={icon}
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={() => {
        if (!atEnd) onClick();
      }}
    >
      <Icon name={icons[icon]} size="small" />
    </button>
  );
}
