import { Button } from '../../../ui/components/Button.tsx';
import { ConflictModal } from '../form/ConflictModal.tsx';
import styles from './History.module.css';
import { type KindsByCollection, kindOfEntry } from './kinds.ts';
import { useTakeBack } from './useTakeBack.ts';
import { type ListedVersion, VersionRow } from './VersionRow.tsx';

interface Props {
  readonly versions: readonly ListedVersion[];
  readonly kinds: KindsByCollection;
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** Changes that can be taken back. Asks what to keep if others changed the same fields since then. */
export function VersionList({ versions, kinds, hasMore, onMore }: Props) {
  const taking = useTakeBack();
  const { conflict } = taking;
  return (
    <>
      <ol className={styles.list}>
        {versions.map((listed) => {
          const { entry } = listed.version;
          const kind = kindOfEntry(kinds, entry);
          return kind && <VersionRow key={entry.key} {...listed} kind={kind} taking={taking} />;
        })}
      </ol>
      {hasMore && (
        <Button small variant="quiet" onClick={onMore}>
          Show older changes
        </Button>
      )}
      {conflict && (
        <ConflictModal
          kind={conflict.kind}
          conflict={conflict.error}
          isTakeBack
          onChoose={taking.resolve}
          closeLabel="Cancel"
          onClose={taking.cancel}
        />
      )}
    </>
  );
}
