import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchDocument, type SavedCollection } from '../../../data/staff/documents.ts';
import { clearOldEntries, fetchActivity, pageSize } from '../../../data/staff/history.ts';
import { collections, settings } from '../../../model/collections.ts';
import { ChoiceField } from '../../../ui/components/ChoiceField.tsx';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import layout from '../../layout/layout.module.css';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import { fetchTitles, type TitleOf } from './entryTitles.ts';
import styles from './History.module.css';
import { type KindsByCollection, kindOfEntry } from './kinds.ts';
import { VersionList } from './VersionList.tsx';
import type { ListedVersion } from './VersionRow.tsx';
import { toVersions, type Version, withoutArrivals } from './versions.ts';

interface Change extends ListedVersion {
  /** What the document is called, such as 'Car'. */
  readonly label: string;
}

const all = '';

export function ActivityPanel({ kinds }: { readonly kinds: KindsByCollection }) {
  const [person, setPerson] = useState(all);
  const [label, setLabel] = useState(all);
  const [count, setCount] = useState(pageSize);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['activity', count],
    queryFn: () => fetchChanges(kinds, count),
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const changes = data?.changes;
  const shown = changes?.filter(
    (change) => (!person || nameOf(change) === person) && (!label || change.label === label),
  );
  return (
    <>
      <h2 id="activity" tabIndex={-1}>
        Activity
      </h2>
      <p className={layout.note}>
        The last {count} changes. Open one to see what was there before, or to take it back.
      </p>
      {isPending && <LogoLoader size="section" />}
      {isError && <StaffFailure message="The activity could not be loaded." onRetry={refetch} />}
      {changes && (
        <div className={`${layout.row} ${styles.tools}`}>
          <Choice label="Person" names={changes.map(nameOf)} value={person} onChange={setPerson} />
          <Choice
            label="Kind"
            names={changes.map((change) => change.label)}
            value={label}
            onChange={setLabel}
          />
        </div>
      )}
      {shown?.length === 0 && (
        <p className={layout.box}>
          {changes?.length === 0
            ? 'Nothing was changed yet.'
            : 'None of these changes is by this person and of this kind.'}
        </p>
      )}
      {data && shown && (
        <VersionList
          versions={shown}
          kinds={kinds}
          hasMore={data.hasMore}
          onMore={() => setCount(count + pageSize)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function Choice({ label, names, value, onChange }: ChoiceProps) {
  return (
    <ChoiceField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      blank="All"
      names={[...new Set(names)].sort().map((name) => [name, name])}
    />
  );
}

function nameOf({ version }: Change): string {
  return version.entry.save.by ?? 'Someone';
}

async function fetchChanges(kinds: KindsByCollection, count: number) {
  void clearOldEntries().catch(() => {});
  const found = await fetchActivity(count);
  const entries = withoutArrivals(found).filter((entry) => kindOfEntry(kinds, entry));
  const toTitle = await fetchTitles(entries);
  const names = [...new Set(entries.map(({ collection, id }) => `${collection}/${id}`))];
  const changesOf = async (name: string): Promise<readonly Change[]> => {
    const [collection = '', id = ''] = name.split('/');
    const stored = (await fetchDocument(collection as SavedCollection, id))?.fields ?? null;
    const own = entries.filter((entry) => entry.collection === collection && entry.id === id);
    return toVersions(own, stored).map((version) => ({
      // A document that was moved away and is here was moved back.
      version: version.entry.kind === 'moved' && stored ? { ...version, after: null } : version,
      stored,
      ...describe(collection, id, version, toTitle),
    }));
  };
  const changes = (await Promise.all(names.map(changesOf)))
    .flat()
    .toSorted((a, b) => b.version.entry.save.at.getTime() - a.version.entry.save.at.getTime());
  return { changes, hasMore: found.length === count };
}

function describe(collection: string, id: string, { before, after }: Version, toTitle: TitleOf) {
  const setting = settings[`${collection}/${id}` as keyof typeof settings];
  return {
    title: setting?.title ?? toTitle({ collection, id }, after ?? before ?? {}),
    label: collections[collection as keyof typeof collections]?.label ?? 'Setting',
  };
}
