import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { LastSave } from '../../../data/staff/auditFields.ts';
import { Button, ButtonLink } from '../../../ui/components/Button.tsx';
import { ResponsiveImage } from '../../../ui/components/ResponsiveImage.tsx';
import { focusNext } from '../../../ui/focusMain.ts';
import { Menu } from '../../layout/Menu.tsx';
import { fromList } from '../../layout/useWayBack.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import type { KindsByCollection } from '../history/kinds.ts';
import type { RowState } from './DocumentAdmin.tsx';
import styles from './DocumentRow.module.css';
import { formatLastSave } from './lastSave.ts';

interface Props extends RowState {
  readonly title: string;
  /** The picture's URL, or null; undefined for documents without pictures. */
  readonly image?: string | null;
  readonly facts: readonly unknown[];
  /** Why visitors do not find it in lists. */
  readonly hiddenMark?: string | false;
  /** How it differs from its static page. */
  readonly publishMark?: ReactNode;
  readonly lastSave: LastSave | null;
  /** Beside the title; gets its id, to be described by it. */
  readonly children?: (titleId: string) => ReactNode;
  readonly editTo: string;
  readonly id: string;
  /** The kind of its document, in each collection that it may be in. */
  readonly kinds: KindsByCollection;
  /** More links and switches above Delete. */
  readonly menu?: ReactNode;
}

export function DocumentRow({ title, image, menu, busy, saved, selected, onSelect, ...props }: Props) {
  const titleId = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!saved) return;
    // On the way back, PageScroll holds the list where it was left.
    window.dispatchEvent(new Event('releasescroll'));
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [saved]);
  useLayoutEffect(() => focusNext(row.current), []);
  return (
    <li
      ref={row}
      className={styles.row}
      data-saved={saved || undefined}
      data-dimmed={Boolean(props.hiddenMark)}
      data-dense={Boolean(props.children)}
      aria-busy={busy || undefined}
    >
      {onSelect && (
        <label className={styles.select}>
          <input
            type="checkbox"
            aria-label="Select"
            aria-describedby={titleId}
            checked={selected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      )}
      {image !== undefined && (
        <div className={styles.image}>
          <ResponsiveImage src={image} alt="" width={3} height={2} />
        </div>
      )}
      <div className={styles.facts}>
        <h3 id={titleId}>{title}</h3>
        <p>
          <span>{props.facts.filter(Boolean).map(keepDate).join('\u00a0· ')}</span>
          {saved && <span>Just saved</span>}
          {props.hiddenMark && <span data-mark="hidden">{props.hiddenMark}</span>}
          {props.publishMark}
        </p>
        {props.lastSave && <p>{`Saved ${formatLastSave(props.lastSave)}`}</p>}
      </div>
      {props.children?.(titleId)}
      <ButtonLink to={props.editTo} state={fromList} variant="quiet" small aria-describedby={titleId}>
        Edit
      </ButtonLink>
      <div className={styles.more} data-above>
        <Menu title={title} describedBy={titleId}>
          {menu}
          <HistoryButton kinds={props.kinds} id={props.id} title={title} describedBy={titleId} />
          <Button
            variant="quiet"
            small
            data-danger
            disabled={busy}
            aria-describedby={titleId}
            onClick={props.onDelete}
          >
            Delete
          </Button>
        </Menu>
      </div>
    </li>
  );
}

/** Keeps the year with its month. */
function keepDate(fact: unknown): string {
  return String(fact).replace(/ (?=\d+$)/, '\u00a0');
}
