import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchDocument, type SavedCollection } from '../../../data/staff/documents.ts';
import { fetchHistory, pageSize } from '../../../data/staff/history.ts';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import layout from '../../layout/layout.module.css';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import type { KindsByCollection } from './kinds.ts';
import { VersionList } from './VersionList.tsx';
import { toVersions } from './versions.ts';

interface Props {
  readonly kinds: KindsByCollection;
  readonly id: string;
}

export function HistoryList({ kinds, id }: Props) {
  const [count, setCount] = useState(pageSize);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['history', id, Object.keys(kinds), count],
    queryFn: () => fetchVersions(kinds, id, count),
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  if (isPending) return <LogoLoader size="section" />;
  if (isError) return <StaffFailure message="The history could not be loaded." onRetry={refetch} />;
  const { versions, hasMore } = data;
  return (
    <>
      {versions.length === 0 && (
        <p className={layout.note}>No changes are recorded yet. The next save will be the first.</p>
      )}
      <VersionList
        versions={versions}
        kinds={kinds}
        hasMore={hasMore}
        onMore={() => setCount(count + pageSize)}
      />
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
  const versions = toVersions(own, stored).map((version) => ({ version, stored }));
  return { versions, hasMore: entries.length === count };
}
