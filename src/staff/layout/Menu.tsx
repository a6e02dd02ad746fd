import { type ReactNode, useId, useRef } from 'react';
import { TopicIcon } from '../../ui/components/TopicIcon.tsx';
import layout from './layout.module.css';
import styles from './Menu.module.css';

interface Props {
  /** Above the items on a phone, where they are a sheet. */
  readonly title: string;
  readonly label?: string;
  /** The id of what the menu belongs to. */
  readonly describedBy: string;
  /** Whether wide screens show the items in a row instead. */
  readonly isRowWhenWide?: boolean;
  readonly children: ReactNode;
}

/** A button and its menu, which closes when an item is pressed so that it doesn't cover the notice. */
export function Menu({ title, label = 'More', describedBy, isRowWhenWide = false, children }: Props) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        className={`${layout.plain} ${styles.more}`}
        data-row={isRowWhenWide || undefined}
        popoverTarget={id}
        aria-label={label}
        aria-describedby={describedBy}
      >
        <TopicIcon name="more" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press its items, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its items are pressed */}
      <div
        id={id}
        ref={popover}
        popover="auto"
        data-title={title}
        data-row={isRowWhenWide || undefined}
        className={styles.menu}
        onClick={({ target }) => {
          // Returns the focus to the button, to which a dialog that an item opens returns it, too.
          if (target instanceof Element && target.closest('a, button')) popover.current?.hidePopover();
        }}
        onChange={() => popover.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
