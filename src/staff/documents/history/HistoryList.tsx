import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchDocument, type SavedCollection } from '../../../data/staff/documents.ts';
import { fetchHistory, pageSize } from '../../../data/staff/history.ts';
import { Button } from '../../../ui/components/Button.tsx';
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
  const [count, setCount] = useState(pageSize);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['history', id, Object.keys(kinds), count],
    queryFn: () => fetchVersions(kinds, id, count),
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const taking = useTakeBack();
  if (isPending) return <LogoLoader size="section" />;
  if (isError)
    return <StaffFailure message="The history could not be loaded." onRetry={() => void refetch()} />;
  const { versions, stored, hasMore } = data;
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
      {hasMore && (
        <Button small variant="quiet" onClick={() => setCount(count + pageSize)}>
          Show older changes
        </Button>
      )}
      <TakeBackConflict taking={taking} />
    </>
  );
}

async function fetchVersions(kinds: KindsByCollection, id: string, count: number) {
  const names = Object.keys(kinds);
  const [entries, ...documents] = await Promise.all([
    fetchHistory(id, count),
    ...names.map((name) => fetchDocument(name as SavedCollection, id)),
  ]);
  const stored = documents.find(Boolean)?.fields ?? null;
  const own = entries.filter(({ collection }) => collection in kinds);
  return { stored, versions: toVersions(own, stored), hasMore: entries.length === count };
}
