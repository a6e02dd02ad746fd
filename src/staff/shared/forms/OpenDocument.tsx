import { Fragment, type ReactNode, useCallback } from 'react';
import type { OpenedDocument } from '../../../data/staff/documents.ts';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { useLoad } from '../lists/useLoad.ts';
import { StaffFailure } from '../notices/StaffFailure.tsx';

interface Props<T> {
  readonly id: string;
  /** Reads the document, null where there is none; must be stable. */
  readonly open: (id: string) => Promise<OpenedDocument<T> | null>;
  readonly failureMessage: (error: unknown) => string;
  readonly notFound: string;
  /** The form of what was opened; it starts anew with each reload. */
  readonly children: (opened: OpenedDocument<T>, onReload: () => void) => ReactNode;
}

/** Opens a stored document for editing, or says why that is not possible. */
export function OpenDocument<T>({ id, open, failureMessage, notFound, children }: Props<T>) {
  const { load, attempt, reload } = useLoad(useCallback(() => open(id), [open, id]));
  if (load.status === 'loading') return <LogoLoader size="section" />;
  if (load.status === 'failed') return <StaffFailure message={failureMessage(load.error)} onRetry={reload} />;
  if (!load.value) return <StaffFailure message={notFound} />;
  return <Fragment key={`${id}/${attempt}`}>{children(load.value, reload)}</Fragment>;
}
