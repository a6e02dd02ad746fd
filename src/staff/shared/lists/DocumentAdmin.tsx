import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../ui/components/Button.tsx';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { ConfirmModal } from '../forms/ConfirmModal.tsx';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { fromList } from '../useWayBack.ts';
import styles from './DocumentAdmin.module.css';
import type { DocumentList } from './useDocumentList.ts';

/** Rows on a page, so that 300 documents open as fast as 30. */
const pageSize = 25;

export interface RowState {
  readonly busy: boolean;
  readonly onDelete: () => void;
  readonly selected: boolean;
  /** Absent without bulk actions. */
  readonly onSelect?: ((selected: boolean) => void) | undefined;
}

interface Props<T> {
  /** Heading id and prefix of URL parameters. */
  readonly id: string;
  readonly title: string;
  readonly addTo: string;
  readonly addText: string;
  readonly list: DocumentList<T>;
  readonly listed: readonly T[];
  readonly tools?: ReactNode;
  readonly empty: string;
  readonly failureMessage: (error: unknown) => string;
  readonly deleteQuestion: string;
  readonly titleOf: (document: T) => string;
  readonly onDelete: (document: T) => Promise<void>;
  readonly bulkActions?: (selected: readonly T[]) => ReactNode;
  readonly row: (document: T, state: RowState) => ReactNode;
}

/** A section's list of documents: loading, pages, selection, and deleting after a question. */
export function DocumentAdmin<T extends { readonly id: string }>({ id, list, listed, ...props }: Props<T>) {
  const { data, error, isPending, refetch } = list.query;
  const [deleting, setDeleting] = useState<T | null>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const page = usePage(`${id}-page`, listed.length);
  const selected = listed.filter((document) => selectedIds.has(document.id));

  const select = (changed: readonly T[], on: boolean) =>
    setSelectedIds((now) => {
      const next = new Set(now);
      for (const document of changed) next[on ? 'add' : 'delete'](document.id);
      return next;
    });
  const onConfirm = async () => {
    setDeleting(null);
    if (!deleting) return;
    await props.onDelete(deleting);
    // The button that had the focus is gone.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <header className={styles.header}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {props.title} {data && <span className={styles.count}>{data.length}</span>}
        </h2>
        <ButtonLink to={props.addTo} state={fromList} small>
          {props.addText}
        </ButtonLink>
      </header>
      {isPending && <LogoLoader size="section" />}
      {error && !data && (
        <StaffFailure message={props.failureMessage(error)} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          {props.tools && data.length > 0 && <div className={styles.tools}>{props.tools}</div>}
          {listed.length === 0 && <p className={styles.empty}>{props.empty}</p>}
          <ul className={styles.list}>
            {listed.slice(page.start, page.end).map((document) =>
              props.row(document, {
                busy: list.isBusy(document),
                onDelete: () => setDeleting(document),
                selected: selectedIds.has(document.id),
                onSelect: props.bulkActions && ((on) => select([document], on)),
              }),
            )}
          </ul>
          {listed.length > pageSize && (
            <nav aria-label={`Pages of ${props.title.toLowerCase()}`} className={styles.pages}>
              <span>
                {page.start + 1}–{page.end} of {listed.length}
              </span>
              {page.previous && (
                <Link to={page.previous} preventScrollReset onClick={() => heading.current?.focus()}>
                  Previous
                </Link>
              )}
              {page.next && (
                <Link to={page.next} preventScrollReset onClick={() => heading.current?.focus()}>
                  Next
                </Link>
              )}
            </nav>
          )}
          {props.bulkActions && selected.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a bar in every browser
            <div role="group" aria-label="Selected" className={styles.bulk}>
              <strong>{selected.length} selected</strong>
              {selected.length < listed.length && (
                <Button small variant="quiet" onClick={() => select(listed, true)}>
                  Select all {listed.length}
                </Button>
              )}
              {props.bulkActions(selected)}
              <Button
                small
                variant="quiet"
                onClick={() => {
                  setSelectedIds(new Set());
                  heading.current?.focus({ preventScroll: true });
                }}
              >
                Done
              </Button>
            </div>
          )}
        </>
      )}
      <ConfirmModal
        question={deleting && props.deleteQuestion}
        detail={deleting ? props.titleOf(deleting) : undefined}
        destructive
        onYes={() => void onConfirm()}
        onNo={() => setDeleting(null)}
      />
    </>
  );
}

/** The part of a list that the URL asks for, and the addresses of its neighbours. */
function usePage(key: string, count: number) {
  const [params] = useSearchParams();
  const last = Math.max(1, Math.ceil(count / pageSize));
  const number = Math.min(last, Math.max(1, Math.floor(Number(params.get(key))) || 1));
  const addressOf = (other: number) => {
    if (other < 1 || other > last) return null;
    const next = new URLSearchParams(params);
    if (other === 1) next.delete(key);
    else next.set(key, String(other));
    return { search: next.toString() };
  };
  const start = (number - 1) * pageSize;
  return {
    start,
    end: Math.min(count, start + pageSize),
    previous: addressOf(number - 1),
    next: addressOf(number + 1),
  };
}
