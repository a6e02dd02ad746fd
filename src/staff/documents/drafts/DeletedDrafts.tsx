import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CollectionName } from '../../../model/collections.ts';
import { Button, ButtonLink } from '../../../ui/components/Button.tsx';
import layout from '../../layout/layout.module.css';
import { fromList } from '../../layout/useWayBack.ts';
import { type FetchStored, listDeletedDrafts } from './deletedDrafts.ts';
import { describeDraft } from './describeDraft.ts';
import { discardWithUndo } from './discardWithUndo.ts';
import type { Draft } from './drafts.ts';

interface Props {
  readonly collectionId: CollectionName;
  /** 'car' */
  readonly noun: string;
  readonly fetchStored: FetchStored;
  readonly editTo: (id: string) => string;
}

/** Drafts of documents that were deleted since: no row of the list leads to them. */
export function DeletedDrafts({ collectionId, noun, fetchStored, editTo }: Props) {
  const { data: drafts = [], refetch } = useQuery({
    queryKey: ['deletedDrafts', collectionId],
    queryFn: () => listDeletedDrafts(collectionId, fetchStored),
  });
  return drafts.map((draft) => (
    <DeletedDraft
      key={draft.key}
      draft={draft}
      text={`Draft of a deleted ${noun}`}
      editTo={editTo(draft.documentId)}
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
