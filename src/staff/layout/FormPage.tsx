import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { StaffFailure } from '../shared/notices/StaffFailure.tsx';
import { StaffPage } from './StaffPage.tsx';

interface Props<Opened> {
  /** As titles and messages call the document: 'Blog'. */
  readonly name: string;
  /** By default 'Add Blog' or 'Edit Blog'. */
  readonly title?: string;
  /** The id of a document to duplicate, or null. */
  readonly templateId?: string | null;
  readonly open: (id: string) => Promise<Opened | null>;
  readonly failureMessage?: (error: unknown) => string;
  readonly children: (opened: Opened | null) => ReactNode;
}

/** The page of a form, with the document it opens. */
export function FormPage<Opened = OpenedDocument>({
  name,
  title,
  templateId = null,
  ...props
}: Props<Opened>) {
  const { id } = useParams();
  return (
    <StaffPage title={title ?? `${id ? 'Edit' : 'Add'} ${name}`}>
      <OpenDocument name={name} id={id ?? templateId} {...props} />
    </StaffPage>
  );
}

interface OpenProps<Opened> extends Omit<Props<Opened>, 'templateId' | 'title'> {
  /** Null for a new document. */
  readonly id: string | null;
}

function OpenDocument<Opened>({ name, id, open, failureMessage, children }: OpenProps<Opened>) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['opened', id],
    queryFn: () => (id === null ? null : open(id)),
    enabled: id !== null,
    // A form keeps what was stored when it was opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (id === null) return children(null);
  if (isPending) return <LogoLoader size="section" />;
  if (error) {
    const message = failureMessage?.(error) ?? `Failed to load ${name.toLowerCase()}.`;
    return <StaffFailure message={message} onRetry={() => void refetch()} />;
  }
  return data ? (
    <Fragment key={id}>{children(data)}</Fragment>
  ) : (
    <StaffFailure message={`${name} not found.`} />
  );
}
