import { type ReactNode, useRef, useState } from 'react';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { ConfirmModal } from '../forms/ConfirmModal.tsx';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { DocumentListHeader } from './DocumentList.tsx';
import type { DocumentList } from './useDocumentList.ts';

/** What a row of the list is told. */
export interface RowState {
  readonly busy: boolean;
  /** Asks whether to delete the row's document. */
  readonly onDelete: () => void;
}

interface Props<T> {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly addTo: string;
  readonly addText: string;
  readonly list: DocumentList<T>;
  /** What to say of a list that could not be read. */
  readonly failureMessage: (error: unknown) => string;
  readonly deleteQuestion: string;
  readonly onDelete: (document: T) => Promise<void>;
  /** The rows of all documents, or what is said where there are none. */
  readonly children: (documents: readonly T[], rowState: (document: T) => RowState) => ReactNode;
}

/** The documents of a kind on the dashboard: read, listed, and deleted once that is confirmed. */
export function DocumentAdmin<T>({ list, children, ...props }: Props<T>) {
  const { query, isBusy } = list;
  const { data, error } = query;
  const [deleting, setDeleting] = useState<T | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const onConfirm = async () => {
    setDeleting(null);
    if (!deleting) return;
    await props.onDelete(deleting);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <>
      <DocumentListHeader
        id={props.id}
        title={props.title}
        count={data?.length ?? null}
        addTo={props.addTo}
        addText={props.addText}
        ref={heading}
      />
      {query.isPending && <LogoLoader size="section" />}
      {error && !data && (
        <StaffFailure message={props.failureMessage(error)} onRetry={() => void query.refetch()} />
      )}
      {data &&
        children(data, (document) => ({
          busy: isBusy(document),
          onDelete: () => setDeleting(document),
        }))}
      <ConfirmModal
        question={deleting === null ? null : props.deleteQuestion}
        destructive
        onYes={() => void onConfirm()}
        onNo={() => setDeleting(null)}
      />
    </>
  );
}
