import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../ui/components/Button.tsx';
import layout from '../../layout/layout.module.css';
import { fromList } from '../../layout/useWayBack.ts';
import type { DeletedKind } from '../history/deletedKind.ts';
import { listDeletedDrafts } from './deletedDrafts.ts';
import { describeDraft } from './describeDraft.ts';
import { discardWithUndo } from './discardWithUndo.ts';

/** Drafts of documents that were deleted since: no row of the list leads to them. */
export function DeletedDrafts({ kind }: { readonly kind: DeletedKind }) {
  const [collectionId] = kind.collections;
  const { data: drafts = [], refetch } = useQuery({
    queryKey: ['deletedDrafts', collectionId],
    queryFn: () => listDeletedDrafts(collectionId, kind.fetchStored),
  });
  return drafts.map((draft) => (
    <div key={draft.key} className={layout.box} data-kind="pending">
      <p id={draft.key}>
        <strong>Draft of a deleted {kind.noun}:</strong> {draft.title || 'untitled'}, {describeDraft(draft)}
      </p>
      <div className={layout.row}>
        <ButtonLink to={kind.editTo(draft.documentId)} state={fromList} small aria-describedby={draft.key}>
          Open
        </ButtonLink>
        <Button
          variant="quiet"
          small
          aria-describedby={draft.key}
          onClick={() => discardWithUndo(draft.key, () => void refetch())}
        >
          Discard
        </Button>
      </div>
    </div>
  ));
}
