import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button, ButtonLink } from '../../../ui/components/Button.tsx';
import layout from '../../layout/layout.module.css';
import { fromList } from '../../layout/useWayBack.ts';
import type { DeletedKind } from '../history/deletedKind.ts';
import { listDeletedDrafts } from './deletedDrafts.ts';
import { describeDraft } from './describeDraft.ts';
import { discardWithUndo } from './discardWithUndo.ts';
import type { Draft } from './drafts.ts';

/** Drafts of documents that were deleted since: no row of the list leads to them. */
export function DeletedDrafts({ kind }: { readonly kind: DeletedKind }) {
  const [collectionId] = kind.collections;
  const { data: drafts = [], refetch } = useQuery({
    queryKey: ['deletedDrafts', collectionId],
    queryFn: () => listDeletedDrafts(collectionId, kind.fetchStored),
  });
  return drafts.map((draft) => (
    <DeletedDraft
      key={draft.key}
      draft={draft}
      text={`Draft of a deleted ${kind.noun}`}
      editTo={kind.editTo(draft.documentId)}
      onDiscard={() => discardWithUndo(draft.key, () => void refetch())}
    />
  ));
}

interface DraftProps {
  readonly draft: Draft<unknown>;
  readonly text: string;
  readonly editTo: string;
  readonly onDiscard: () => void;
}

function DeletedDraft({ draft, text, editTo, onDiscard }: DraftProps) {
  const id = useId();
  return (
    <div className={layout.box} data-kind="pending">
      <p id={id}>
        <strong>{text}:</strong> {draft.title || 'untitled'}, {describeDraft(draft)}
      </p>
      <div className={layout.row}>
        <ButtonLink to={editTo} state={fromList} small aria-describedby={id}>
          Open
        </ButtonLink>
        <Button variant="quiet" small aria-describedby={id} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}
