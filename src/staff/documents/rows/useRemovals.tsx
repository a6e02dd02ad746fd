import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveItem } from '../../../model/text/lines.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { IconButton } from '../../layout/IconButton.tsx';
import layout from '../../layout/layout.module.css';
import { FormRevision } from '../form/formRevision.ts';

interface Removal<Item> {
  readonly item: Item;
  readonly index: number;
  readonly onPutBack: (() => void) | undefined;
}

/**
 * Moves and removes items of a list, and keeps the focus in the list and on moved items. Items removed since it was
 * shown can be restored, last first. Changes must not be deferred.
 * @param describe names an item, as in 'rate 2'
 */
export function useRemovals<Item>(
  items: readonly Item[],
  onChange: (items: readonly Item[]) => void,
  describe: (item: Item, index: number) => string,
) {
  /** Contains the list, an `ol`, and the control that adds an item. */
  const element = useRef<HTMLDivElement>(null);
  const revision = useContext(FormRevision);
  const [kept, setKept] = useState<{
    readonly revision: number;
    readonly removals: readonly Removal<Item>[];
  }>();
  const removals = kept?.revision === revision ? kept.removals : [];
  const [last] = removals;
  const elements = () => [...(element.current?.querySelectorAll('ol > li') ?? [])];
  /** Focuses the first control of an item (at most the last one), else the control that adds one. */
  const focusItem = (index: number) => {
    const item = elements()
      .slice(0, index + 1)
      .at(-1);
    (item ?? element.current)
      ?.querySelector<HTMLElement>('button, input, select')
      ?.focus({ preventScroll: true });
  };
  const change = (next: readonly Removal<Item>[], index: number, apply: () => void) => {
    flushSync(() => {
      setKept({ revision, removals: next });
      apply();
    });
    focusItem(index);
  };
  const remove = (index: number, onPutBack?: () => void) => {
    const removed = items.slice(index, index + 1).map((item) => ({ item, index, onPutBack }));
    change([...removed, ...removals], index, () => onChange(items.toSpliced(index, 1)));
  };
  const putBack = ({ item, index, onPutBack }: Removal<Item>) =>
    change(removals.slice(1), index, () => {
      onChange(items.toSpliced(index, 0, item));
      onPutBack?.();
    });
  /** Moves an item by one place, and the focus of its button with it. */
  const move = (index: number, by: 1 | -1) => {
    flushSync(() => onChange(moveItem(items, index, index + by)));
    const button = `[data-icon="${by < 0 ? 'up' : 'down'}"]`;
    elements()[index + by]?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
  };
  return {
    element,
    focusItem,
    remove,
    /** The buttons of an item. @param name as in 'Move rate 2 up' */
    buttons: (index: number, name = '') => {
      const isLast = index === items.length - 1;
      const labelOf = (...words: readonly string[]) => words.filter(Boolean).join(' ');
      return (
        <>
          <IconButton
            icon="up"
            label={labelOf('Move', name, 'up')}
            atEnd={index === 0}
            onClick={() => move(index, -1)}
          />
          <IconButton
            icon="down"
            label={labelOf('Move', name, 'down')}
            atEnd={isLast}
            onClick={() => move(index, 1)}
          />
          <IconButton icon="close" label={labelOf('Remove', name)} onClick={() => remove(index)} />
        </>
      );
    },
    undo: last && (
      <p className={layout.row} role="status">
        Removed {describe(last.item, last.index)}.
        <Button small variant="quiet" onClick={() => putBack(last)}>
          Undo
        </Button>
      </p>
    ),
  };
}
