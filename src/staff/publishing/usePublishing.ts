import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fetchStoredOffers, fetchUsualPrice } from '../../data/staff/prices.ts';
import { fetchPublishing, getServerTime } from '../../data/staff/publishing.ts';
import type { BuiltKey } from '../../model/collections.ts';
import { findDifferences, findSettingDifferences, pendingBuild } from '../../model/publishing.ts';
import { hasFailed } from '../notices/hasFailed.ts';
import { showNotice } from '../notices/notices.ts';
import { publishedKinds } from './publishedKinds.ts';
import { useBuildReport } from './publishing.ts';

const kinds = Object.keys(publishedKinds) as BuiltKey[];
const keyOf = (kind: BuiltKey) => [publishedKinds[kind].collection];

/** While waiting for a build to be live, in milliseconds. */
const pollMs = 15_000;
/** Updates the time left, in milliseconds. */
const tickMs = 5_000;

/** The state of the static pages: the live build, the pending one, the settings, and what differs. */
export function usePublishing() {
  const client = useQueryClient();
  const now = useNow();
  const settings = useQuery({ queryKey: ['publishing'], queryFn: fetchPublishing });
  const [isWaiting, setIsWaiting] = useState(false);
  const report = useBuildReport(isWaiting ? pollMs : undefined);
  const lists = useQueries({
    queries: kinds.map((kind) => ({ queryKey: keyOf(kind), queryFn: publishedKinds[kind].fetchAll })),
  });
  const price = useQuery({ queryKey: ['price'], queryFn: fetchUsualPrice });
  const finance = useQuery({ queryKey: ['finance'], queryFn: fetchStoredOffers });

  const builtAt = report.data ? new Date(report.data.time) : null;
  const pending =
    settings.data && !report.isPending ? pendingBuild(settings.data.settings, builtAt, now) : null;
  const before = useRef(pending);
  useEffect(() => {
    setIsWaiting(pending === 'waiting');
    if (before.current && !pending) {
      showNotice('success', 'The static pages are live.');
      // After a save the lists have this browser's time; the build has the server's.
      for (const kind of kinds) void client.invalidateQueries({ queryKey: keyOf(kind) });
    }
    before.current = pending;
  }, [pending, client]);

  const built = report.data;
  const differences = built &&
    lists.every(({ data }) => data) &&
    price.data !== undefined &&
    finance.data !== undefined && [
      ...kinds.flatMap((kind, index) => {
        const stored = (lists[index]?.data ?? []) as never[];
        return findDifferences(
          kind,
          built,
          publishedKinds[kind].toPages(stored, Object.keys(built[kind] ?? {})),
        );
      }),
      ...findSettingDifferences(built, { price: price.data, finance: finance.data }),
    ];
  const hasListFailed = [...lists, price, finance].some(hasFailed);
  return {
    now,
    builtAt,
    pending,
    settings: settings.data,
    differences,
    failed: {
      settings: settings.isError && !settings.data,
      report: report.isError,
      /** Anything that the differences need. */
      differences: hasFailed(report) || hasListFailed,
      lists: hasListFailed,
    },
    retry: () => {
      for (const query of [settings, report, ...lists, price, finance])
        if (query.isError) void query.refetch();
    },
  };
}

/** By the host's clock. */
function useNow(): Date {
  const [now, setNow] = useState(getServerTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerTime()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
