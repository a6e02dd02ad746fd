import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OpenedDocument } from '../../../data/staff/documents.ts';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { StaffFailure } from '../notices/StaffFailure.tsx';

interface Props {
  readonly id: string;
  /** Reads the document, null where there is none. */
  readonly open: (id: string) => Promise<OpenedDocument | null>;
  readonly failureMessage: (error: unknown) => string;
  readonly notFound: string;
  readonly children: (opened: OpenedDocument) => ReactNode;
}

/** Opens a stored document for editing, or says why that is not possible. */
export function OpenDocument({ id, open, failureMessage, notFound, children }: Props) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['opened', id],
    queryFn: () => open(id),
    // A form is opened with what is stored at that moment, and keeps it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <LogoLoader size="section" />;
  if (error) return <StaffFailure message={failureMessage(error)} onRetry={() => void refetch()} />;
  return data ? children(data) : <StaffFailure message={notFound} />;
}
