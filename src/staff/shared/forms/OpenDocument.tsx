import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { OpenedDocument } from '../../../data/staff/documents.ts';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { StaffFailure } from '../notices/StaffFailure.tsx';

interface Props {
  /** Null for a new document. */
  readonly id: string | null;
  readonly open: (id: string) => Promise<OpenedDocument | null>;
  readonly failureMessage: (error: unknown) => string;
  readonly notFound: string;
  readonly children: (opened: OpenedDocument | null) => ReactNode;
}

export function OpenDocument({ id, open, failureMessage, notFound, children }: Props) {
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
  if (error) return <StaffFailure message={failureMessage(error)} onRetry={() => void refetch()} />;
  return data ? <Fragment key={id}>{children(data)}</Fragment> : <StaffFailure message={notFound} />;
}
