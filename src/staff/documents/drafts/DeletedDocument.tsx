import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentAccount } from '../../../data/staff/session.ts';
import type { CollectionName } from '../../../model/collections.ts';
import layout from '../../layout/layout.module.css';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import { listDrafts } from './drafts.ts';

interface Props {
  /** 'Car' */
  readonly name: string;
  readonly collectionId: CollectionName;
  readonly id: string;
  /** Its form, which restores the draft. */
  readonly children: ReactNode;
}

/** In place of a document that does not exist: the form with its draft, if this device has one. */
export function DeletedDocument({ name, collectionId, id, children }: Props) {
  const { data: drafts, isPending } = useQuery({
    queryKey: ['drafts', collectionId, id],
    queryFn: () => listDrafts(currentAccount()?.uid ?? '', collectionId, id),
    // The form stays when it removes its draft.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return null;
  return (
    <>
      <StaffFailure message={`${name} not found.`} />
      {drafts && drafts.length > 0 && (
        <>
          <p className={layout.box} data-kind="pending">
            It was deleted, but this device has a draft of it. Submitting the draft adds it again, at its old
            address.
          </p>
          {children}
        </>
      )}
    </>
  );
}
