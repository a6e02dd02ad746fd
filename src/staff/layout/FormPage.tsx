import { skipToken, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import type { CollectionName } from '../../model/collections.ts';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { DeletedDocument } from '../documents/drafts/DeletedDocument.tsx';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { StaffPage } from './StaffPage.tsx';

interface Props<Opened> {
  /** As titles and messages call the document: 'Blog'. */
  readonly name: string;
  readonly collectionId: CollectionName;
  /** By default 'Add Blog' or 'Edit Blog'. */
  readonly title?: string;
  /** The id of a document to duplicate, or null. */
  readonly templateId?: string | null;
  readonly open: (id: string) => Promise<Opened | null>;
  readonly failureMessage?: (error: unknown) => string;
  /** What becomes of the draft of a deleted document. */
  readonly deletedText?: string;
  /** @param deletedId of a deleted document, whose draft is restored */
  readonly children: (opened: Opened | null, deletedId?: string) => ReactNode;
}

export function FormPage<Opened = OpenedDocument>({ name, title, ...props }: Props<Opened>) {
  const { id: editedId } = useParams();
  const id = editedId ?? props.templateId ?? null;
  const { data, error, isLoading, refetch } = useQuery({
    // A car's form and the one of its report have the same id.
    queryKey: ['opened', title ?? name, id],
    queryFn: id === null ? skipToken : () => props.open(id),
    // A form keeps what was stored when it was opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const message = error && (props.failureMessage?.(error) ?? `Failed to load ${name.toLowerCase()}.`);
  return (
    <StaffPage title={title ?? `${editedId ? 'Edit' : 'Add'} ${name}`}>
      {id === null && props.children(null)}
      {isLoading && <LogoLoader size="section" />}
      {message && <StaffFailure message={message} onRetry={refetch} />}
      {data === null && !editedId && <StaffFailure message={`${name} not found.`} />}
      {data === null && editedId && (
        <DeletedDocument name={name} collectionId={props.collectionId} id={editedId} text={props.deletedText}>
          {props.children(null, editedId)}
        </DeletedDocument>
      )}
      {data && <Fragment key={id}>{props.children(data)}</Fragment>}
    </StaffPage>
  );
}
