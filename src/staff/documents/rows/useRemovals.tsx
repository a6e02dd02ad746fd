import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/components/Button.tsx';
import layout from '../../layout/layout.module.css';
import { FormRevision } from '../form/formRevision.ts';

interface Removal {
  readonly index: number;
}

/**
 * What was removed from a list since it is shown, to be put back in turn, last first. Keeps the focus in the list, and
 * with what is moved. Changes must not be deferred.
 * @param describe names an item, as in 'rate 2'
 */
export function useRemovals<Removed extends Removal>(
  describe: (removed: Removed) => string,
  putBack: (removed: Removed) => void,
) {
  /** Holds the list, an `ol`, and what adds to it. */
  const element = useRef<HTMLDivElement>(null);
  const revision = useContext(FormRevision);
  const [kept, setKept] = useState<{ readonly revision: number; readonly removals: readonly Removed[] }>();
  const removals = kept?.revision === revision ? kept.removals : [];
  const [last] = removals;
  const items = () => [...(element.current?.querySelectorAll('ol > li') ?? [])];
  /** Focuses the first control of an item, the last item at most; else what adds one. */
  const focusItem = (index: number) => {
    const item = items()
      .slice(0, index + 1)
      .at(-1);
    (item ?? element.current)
      ?.querySelector<HTMLElement>('button, input, select')
      ?.focus({ preventScroll: true });
  };
  const change = (next: readonly Removed[], { index }: Removal, apply: () => void) => {
    flushSync(() => {
      setKept({ revision, removals: next });
      apply();
    });
    focusItem(index);
  };
  return {
    element,
    focusItem,
    /** @param apply removes it */
    remove: (removed: Removed, apply: () => void) => change([removed, ...removals], removed, apply),
    /** Moves an item by one place, and the focus of its button with it. */
    move: (index: number, by: 1 | -1, apply: () => void) => {
      flushSync(apply);
      const button = `[data-icon="${by < 0 ? 'up' : 'down'}"]`;
      items()[index + by]?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
    },
    undo: last && (
      <p className={layout.row} role="status">
        Removed {describe(last)}.
        <Button small variant="quiet" onClick={() => change(removals.slice(1), last, () => putBack(last))}>
          Undo
        </Button>
      </p>
    ),
  };
}
