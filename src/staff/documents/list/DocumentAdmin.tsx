import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../ui/components/Button.tsx';
import { CheckField } from '../../../ui/components/CheckField.tsx';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { focusAfterWait, focusMainAfter } from '../../../ui/focusMain.ts';
import { ConfirmModal } from '../../layout/ConfirmModal.tsx';
import layout from '../../layout/layout.module.css';
import { Menu } from '../../layout/Menu.tsx';
import { fromList } from '../../layout/useWayBack.ts';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import { DeletedDrafts } from '../drafts/DeletedDrafts.tsx';
import { DeletedModal } from '../history/DeletedModal.tsx';
import type { DeletedKind } from '../history/deletedKind.ts';
import styles from './DocumentAdmin.module.css';
import { ListPages, usePage } from './ListPages.tsx';
import { clearSaved, getSaved } from './savedDocument.ts';
import type { DocumentList, ListedDocument } from './useDocumentList.ts';

export interface RowState {
  readonly busy: boolean;
  readonly onDelete: () => void;
  readonly selected: boolean;
  /** Whether it was saved right before the list was opened. */
  readonly saved: boolean;
  /** Absent without bulk actions. */
  readonly onSelect?: ((selected: boolean) => void) | undefined;
}

interface Props<T extends ListedDocument> {
  readonly title: string;
  readonly addTo: string;
  readonly addText: string;
  /** Beside the link to add one. */
  readonly actions?: ReactNode;
  readonly list: DocumentList<T>;
  readonly listed: readonly T[];
  readonly tools?: ReactNode;
  readonly empty: string;
  readonly failureMessage: (error: unknown) => string;
  /** Absent if documents are deleted on their own pages. */
  readonly deletion?: {
    readonly kind: DeletedKind;
    readonly titleOf: (document: T) => string;
    /** Gets whether its pictures are deleted at once. */
    readonly onDelete: (document: T, withPictures: boolean) => Promise<void>;
    /** The label of the choice to delete its pictures at once; without, they stay like all that are unused. */
    readonly picturesChoice?: string;
  };
  readonly bulkActions?: (selected: readonly T[]) => ReactNode;
  readonly row: (document: T, state: RowState) => ReactNode;
}

/** A section's list of documents: loading, pages, selection, and deleting after a question. */
export function DocumentAdmin<T extends ListedDocument>({
  title,
  list,
  listed,
  deletion,
  ...props
}: Props<T>) {
  const { data, error, isPending, refetch } = list.query;
  const [deleting, setDeleting] = useState<T | null>(null);
  const [picturesToo, setPicturesToo] = useState(false);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [isSelecting, setIsSelecting] = useState(false);
  const [isDeletedOpen, setIsDeletedOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const selectedCount = useRef<HTMLElement>(null);
  const headingId = title.toLowerCase();
  const page = usePage(`${headingId}-page`, listed.length);
  const savedId = useSavedId(list.key);
  const shown = withSaved(
    listed.slice(page.start, page.end),
    data?.find(({ id }) => id === savedId),
  );
  useFreshRows(list, shown);
  const selected = listed.filter((document) => selectedIds.includes(document.id));
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  const setSelected = ({ id }: T, on: boolean) =>
    setSelectedIds((now) => (on ? [...now, id] : now.filter((other) => other !== id)));
  const toggleSelecting = () => {
    setIsSelecting(!isSelecting);
    setSelectedIds([]);
  };
  const onConfirm = async () => {
    setDeleting(null);
    if (!deleting) return;
    await deletion?.onDelete(deleting, picturesToo);
    // The button that had the focus is gone.
    focusAfterWait(heading.current);
  };
  const deletedButton = deletion && (
    <Button small variant="quiet" onClick={() => setIsDeletedOpen(true)}>
      Deleted
    </Button>
  );
  return (
    <>
      <header className={`${layout.row} ${styles.header}`}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title} <span className={`${layout.note} ${styles.count}`}>{data?.length}</span>
        </h2>
        <div className={layout.row}>
          <ButtonLink to={props.addTo} state={fromList} small>
            {props.addText}
          </ButtonLink>
          {props.bulkActions && !(data && listed.length === 0) && (
            <span className={styles.mode}>
              <Button small variant="quiet" aria-pressed={isSelecting} onClick={toggleSelecting}>
                {isSelecting ? 'Done' : `Select ${headingId}`}
              </Button>
            </span>
          )}
          {props.actions ? (
            <Menu title={title} label="Actions" describedBy={headingId} isRowWhenWide>
              {props.actions}
              {deletedButton}
            </Menu>
          ) : (
            deletedButton
          )}
        </div>
      </header>
      {deletion && (
        <>
          <DeletedModal kind={deletion.kind} open={isDeletedOpen} onClose={() => setIsDeletedOpen(false)} />
          <DeletedDrafts kind={deletion.kind} />
        </>
      )}
      {props.tools && <div className={`${layout.row} ${styles.tools}`}>{props.tools}</div>}
      {isPending && <LogoLoader size="section" />}
      {error && !data && <StaffFailure message={props.failureMessage(error)} onRetry={refetch} />}
      {data && (
        <>
          {shown.length === 0 ? (
            <p className={layout.box}>{props.empty}</p>
          ) : (
            <ul className={styles.list} data-selecting={isSelecting || undefined}>
              {shown.map((document) =>
                props.row(document, {
                  busy: list.isBusy(document),
                  onDelete: () => {
                    setPicturesToo(false);
                    setDeleting(document);
                  },
                  saved: document.id === savedId,
                  selected: selectedIds.includes(document.id),
                  onSelect: props.bulkActions && ((on) => setSelected(document, on)),
                }),
              )}
            </ul>
          )}
          <ListPages name={headingId} page={page} onTurn={() => heading.current?.focus()} />
          {props.bulkActions && selected.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a bar in every browser
            <div ref={focusMainAfter} role="group" aria-label="Selected" className={styles.bulk}>
              <strong ref={selectedCount} tabIndex={-1}>
                {selected.length} selected
              </strong>
              {selected.length < listed.length && (
                <Button
                  small
                  variant="quiet"
                  onClick={() => {
                    setSelectedIds([...selectedIds, ...listed.map((each) => each.id)]);
                    // The button goes.
                    selectedCount.current?.focus();
                  }}
                >
                  Select all {listed.length}
                </Button>
              )}
              {props.bulkActions(selected)}
              <Button
                small
                variant="quiet"
                onClick={() => {
                  setSelectedIds([]);
                  focusHeading();
                }}
              >
                Clear selection
              </Button>
            </div>
          )}
        </>
      )}
      {deletion && (
        <ConfirmModal
          question={deleting && `Are you sure you want to delete this ${deletion.kind.noun}?`}
          detail={deleting ? deletion.titleOf(deleting) : undefined}
          destructive
          onYes={() => void onConfirm()}
          onNo={() => setDeleting(null)}
        >
          <p className={layout.note}>It can be brought back for 30 days, under “Deleted”.</p>
          {deletion.picturesChoice && (
            <CheckField
              label={deletion.picturesChoice}
              checked={picturesToo}
              onChange={({ target }) => setPicturesToo(target.checked)}
            />
          )}
        </ConfirmModal>
      )}
    </>
  );
}

/** The id of the document that was just saved, until the search or the page changes. */
function useSavedId(key: string): string | null {
  const [params] = useSearchParams();
  const query = params.toString();
  const [saved] = useState(() => ({ id: getSaved(key), query }));
  useEffect(clearSaved, []);
  return saved.query === query ? saved.id : null;
}

/** Puts the saved document on top if it is on another page or not found by the search. */
function withSaved<T extends ListedDocument>(shown: readonly T[], saved: T | undefined): readonly T[] {
  return !saved || shown.includes(saved) ? shown : [saved, ...shown];
}

/** Refetches the shown rows: changes in the console may not set `updatedAt`. */
function useFreshRows<T extends ListedDocument>(
  { key, refresh }: DocumentList<T>,
  shown: readonly T[],
): void {
  const client = useQueryClient();
  const ids = shown.map(({ id }) => id);
  useQuery({
    queryKey: ['rows', key, ids],
    queryFn: async () => {
      if (await refresh?.(ids)) await client.invalidateQueries({ queryKey: [key] });
      return null;
    },
    enabled: ids.length > 0,
  });
}
