import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentAccount } from '../../../data/staff/session.ts';
import type { CollectionName } from '../../../model/collections.ts';
import { Button } from '../../../ui/components/Button.tsx';
import layout from '../../layout/layout.module.css';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import { describeDraft } from './describeDraft.ts';
import { discardWithUndo } from './discardWithUndo.ts';
import { listDrafts } from './drafts.ts';

interface Props {
  /** 'Car' */
  readonly name: string;
  readonly collectionId: CollectionName;
  readonly id: string;
  /** What becomes of a draft. */
  readonly text?: string | undefined;
  /** Its form, which restores the draft. Without one, the draft can only be discarded. */
  readonly children?: ReactNode;
}

/** In place of a document that does not exist: the form with its draft, if this device has one. */
export function DeletedDocument({
  name,
  collectionId,
  id,
  text = 'It was deleted, but this device has a draft of it. Submitting the draft adds it again, at its old address.',
  children,
}: Props) {
  const {
    data: drafts = [],
    isPending,
    refetch,
  } = useQuery({
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
      {drafts.length > 0 && (
        <>
          <p className={layout.box} data-kind="pending">
            {text}
          </p>
          {children}
        </>
      )}
      {!children &&
        drafts.map((draft) => (
          <p key={draft.key} className={layout.row}>
            {draft.title || 'Untitled'}, {describeDraft(draft)}
            <Button small variant="quiet" onClick={() => discardWithUndo(draft.key, () => void refetch())}>
              Discard
            </Button>
          </p>
        ))}
    </>
  );
}
