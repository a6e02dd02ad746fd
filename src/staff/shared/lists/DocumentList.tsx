import { type ReactNode, type Ref, useId } from 'react';
import type { LastSave } from '../../../data/staff/auditFields.ts';
import { Button, ButtonLink } from '../../../ui/components/Button.tsx';
import { ResponsiveImage } from '../../../ui/components/ResponsiveImage.tsx';
import styles from './DocumentList.module.css';
import { savedMessages } from './savedMessages.ts';

interface HeaderProps {
  readonly id: string;
  readonly title: string;
  /** How many there are, once that is known. */
  readonly count: number | null;
  readonly addTo: string;
  readonly addText: string;
  /** The heading, which takes the focus when the button that had it is gone. */
  readonly ref: Ref<HTMLHeadingElement>;
}

/** The head of a list of the dashboard: what it is, how many there are, and the way to add one. */
export function DocumentListHeader({ id, title, count, addTo, addText, ref }: HeaderProps) {
  return (
    <header className={styles.header}>
      <h2 id={id} ref={ref} tabIndex={-1}>
        {title} {count !== null && <span className={styles.count}>{count}</span>}
      </h2>
      <ButtonLink to={addTo} small>
        {addText}
      </ButtonLink>
    </header>
  );
}

/** What a list without entries says. */
export function DocumentListEmpty({ children }: { readonly children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}

/** The rows of a list. */
export function DocumentRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface RowProps {
  readonly title: string;
  /** Address of its image, null where it has none; left out for what never has one. */
  readonly image?: string | null;
  /** What is said of it under its title. */
  readonly facts: ReactNode;
  /** Who saved it last, or null where it does not say. */
  readonly lastSave: LastSave | null;
  /** What else the row holds between the facts and the buttons; gets the id of the title, to be described by it. */
  readonly children?: (titleId: string) => ReactNode;
  readonly editTo: string;
  /** Its page as visitors see it, one that is hidden too: how it looks before it is published. */
  readonly viewTo?: string;
  /** Where one begins another with its facts, for documents of which there are many alike. */
  readonly duplicateTo?: string;
  /** Whether a change to it is being stored. */
  readonly busy: boolean;
  /** Shown as set aside. */
  readonly dimmed?: boolean;
  readonly onDelete: () => void;
}

/** One entry of a list: image, title, facts, and the ways to edit and to delete it. */
export function DocumentRow({
  title,
  image,
  facts,
  lastSave,
  children,
  editTo,
  viewTo,
  duplicateTo,
  busy,
  dimmed,
  onDelete,
}: RowProps) {
  const titleId = useId();
  return (
    <li
      className={styles.row}
      data-dimmed={dimmed || undefined}
      data-plain={image === undefined || undefined}
      aria-busy={busy || undefined}
    >
      {image !== undefined && (
        <div className={styles.image}>
          <ResponsiveImage src={image} alt="" width={3} height={2} />
        </div>
      )}
      <div className={styles.facts}>
        <h3 id={titleId}>{title}</h3>
        <p>{facts}</p>
        {lastSave && <p>Saved {savedMessages(lastSave)}</p>}
      </div>
      {children && <div className={styles.more}>{children(titleId)}</div>}
      <div className={styles.actions}>
        <ButtonLink to={editTo} variant="quiet" small aria-describedby={titleId}>
          Edit
        </ButtonLink>
        {viewTo && (
          <ButtonLink
            to={viewTo}
            reloadDocument
            target="_blank"
            variant="quiet"
            small
            aria-describedby={titleId}
          >
            Preview
          </ButtonLink>
        )}
        {duplicateTo && (
          <ButtonLink to={duplicateTo} variant="quiet" small aria-describedby={titleId}>
            Duplicate
          </ButtonLink>
        )}
        <Button variant="quiet" small aria-describedby={titleId} disabled={busy} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
