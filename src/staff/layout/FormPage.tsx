import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import layout from '../shared/layout.module.css';
import { StaffFailure } from '../shared/notices/StaffFailure.tsx';
import { useWayBack } from '../shared/useWayBack.ts';
import styles from './FormPage.module.css';

interface Props {
  /** As titles and messages call the document: 'Blog'. */
  readonly name: string;
  /** The id of a document to duplicate, or null. */
  readonly templateId?: string | null;
  readonly open: (id: string) => Promise<OpenedDocument | null>;
  readonly failureMessage?: (error: unknown) => string;
  readonly children: (opened: OpenedDocument | null) => ReactNode;
}

/** A form's page: the way back, its title, and the document it opens. */
export function FormPage({ name, templateId = null, ...props }: Props) {
  const { id } = useParams();
  const title = `${id ? 'Edit' : 'Add'} ${name}`;
  const back = useWayBack();
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageMeta title={title} description="The staff area." noIndex />
      <Link
        to={back.to}
        className={`${layout.note} ${styles.back}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          back.goBack();
        }}
      >
        <Icon name="back" /> Back to {back.name.toLowerCase()}
      </Link>
      <h1>{title}</h1>
      <OpenDocument name={name} id={id ?? templateId} {...props} />
    </div>
  );
}

interface OpenProps extends Omit<Props, 'templateId'> {
  /** Null for a new document. */
  readonly id: string | null;
}

function OpenDocument({ name, id, open, failureMessage, children }: OpenProps) {
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
