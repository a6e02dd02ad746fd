import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StaleError } from '../../../data/staff/errors.ts';
import { fetchDeleted, type LoggedEntry } from '../../../data/staff/history.ts';
import { formatDateTime } from '../../../locales/formatTimes.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import layout from '../../layout/layout.module.css';
import { dismissErrors, showNotice } from '../../notices/notices.ts';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import { showFailure } from '../../notices/showFailure.ts';
import type { DeletedKind } from './deletedKind.ts';
import { fetchTitles } from './entryTitles.ts';
import styles from './History.module.css';
import { lacksPictures } from './takeBack.ts';

interface Props {
  readonly kind: DeletedKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What was deleted in the last 30 days. */
export function DeletedModal({ kind, open, onClose }: Props) {
  return (
    <Modal open={open} title={`Deleted ${kind.noun}s`} placement="window" onClose={onClose}>
      <div className={styles.page}>
        <DeletedList kind={kind} onBack={onClose} />
      </div>
    </Modal>
  );
}

function DeletedList({ kind, onBack }: Pick<Props, 'kind'> & { readonly onBack: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['deleted'],
    queryFn: fetchNamed,
    gcTime: 0,
  });
  if (isPending) return <LogoLoader size="section" />;
  if (isError) return <StaffFailure message="The deleted ones could not be loaded." onRetry={refetch} />;
  const { deleted, titles } = data;
  const own = deleted.filter(({ collection }) => kind.collections.some((name) => name === collection));
  const entries = own.filter((entry) => kind.isListed?.(entry, own) ?? true);
  const titleOfEntry = ({ key }: LoggedEntry) => titles.get(key) ?? 'Untitled';

  const onBringBack = async (entry: LoggedEntry) => {
    dismissErrors();
    setBusy(true);
    try {
      // Somebody may have brought it back, changed it and deleted it again.
      const now = await fetchDeleted();
      const isSame = ({ collection, id }: LoggedEntry) => collection === entry.collection && id === entry.id;
      const last = now.find(isSame) ?? entry;
      const isWithout = await lacksPictures(last);
      await kind.bringBack(last, now);
      showNotice(
        'success',
        `${titleOfEntry(entry)} is back${isWithout ? ', without the pictures that were deleted' : ''}.`,
      );
      onBack();
    } catch (error) {
      if (error instanceof StaleError) showNotice('error', `${titleOfEntry(entry)} is back already.`);
      else
        await showFailure(
          error,
          `${titleOfEntry(entry)} could not be brought back.`,
          () => void onBringBack(entry),
        );
    } finally {
      setBusy(false);
      await client.invalidateQueries();
    }
  };
  return (
    <>
      <p className={layout.note}>
        What was deleted is kept here for 30 days, with its pictures unless they were deleted too. Brought
        back, it has its address again.
      </p>
      {entries.length === 0 && <p>Nothing was deleted in the last 30 days.</p>}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key} className={styles.deleted}>
            <span>
              <strong>{titleOfEntry(entry)}</strong>
              <span className={layout.note}>
                Deleted {formatDateTime(entry.save.at)} by {entry.save.by ?? 'someone'}
              </span>
            </span>
            <Button
              small
              disabled={busy}
              aria-label={`Bring back ${titleOfEntry(entry)}`}
              onClick={() => void onBringBack(entry)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

async function fetchNamed() {
  const deleted = await fetchDeleted();
  const toTitle = await fetchTitles(deleted);
  const toName = (entry: LoggedEntry) => {
    const title = toTitle(entry, entry.before);
    return entry.collection === 'Inspections' ? `Inspection report of ${title}` : title;
  };
  return { deleted, titles: new Map(deleted.map((entry) => [entry.key, toName(entry)])) };
}
