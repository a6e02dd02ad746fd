import { useQuery } from '@tanstack/react-query';
import { fetchDocument, type SavedCollection } from '../../../data/staff/documents.ts';
import { fetchHistory } from '../../../data/staff/history.ts';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import layout from '../../layout/layout.module.css';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import styles from './History.module.css';
import type { KindsByCollection } from './kinds.ts';
import { TakeBackConflict } from './TakeBackConflict.tsx';
import { useTakeBack } from './useTakeBack.ts';
import { VersionRow } from './VersionRow.tsx';
import { toVersions } from './versions.ts';

interface Props {
  readonly kinds: KindsByCollection;
  readonly id: string;
}

/** The changes of one document, each with what was there before. */
export function HistoryList({ kinds, id }: Props) {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['history', id, Object.keys(kinds)],
    queryFn: () => fetchVersions(kinds, id),
    gcTime: 0,
  });
  const taking = useTakeBack();
  if (isPending) return <LogoLoader size="section" />;
  if (isError)
    return <StaffFailure message="The history could not be loaded." onRetry={() => void refetch()} />;
  const { versions, stored } = data;
  return (
    <>
      {versions.length === 0 && (
        <p className={layout.note}>No changes are recorded yet. The next save will be the first.</p>
      )}
      <ol className={styles.list}>
        {versions.map((version) => {
          const kind = kinds[version.entry.collection];
          return (
            kind && (
              <VersionRow
                key={version.entry.key}
                version={version}
                kind={kind}
                stored={stored}
                taking={taking}
              />
            )
          );
        })}
      </ol>
      <TakeBackConflict taking={taking} />
    </>
  );
}

async function fetchVersions(kinds: KindsByCollection, id: string) {
  const names = Object.keys(kinds);
  const [entries, ...documents] = await Promise.all([
    fetchHistory(id),
    ...names.map((name) => fetchDocument(name as SavedCollection, id)),
  ]);
  const stored = documents.find(Boolean)?.fields ?? null;
  return {
    stored,
    versions: toVersions(
      entries.filter(({ collection }) => collection in kinds),
      stored,
    ),
  };
}
