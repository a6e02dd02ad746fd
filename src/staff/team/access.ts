import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { isPermissionError } from '../../data/staff/errors.ts';
import { currentAccount, onSession } from '../../data/staff/session.ts';
import { type Access, fetchAccess } from '../../data/staff/team.ts';
import { trackSave } from '../documents/form/runningSaves.ts';
import { dismissErrors, dismissNotices } from '../notices/notices.ts';
import { warnIfSlow } from '../notices/warnIfSlow.ts';

/** `removed`: removed from the team while this tab was open, which keeps its page. */
type TabAccess = Access | 'removed';

/** Milliseconds: what is shown is not fetched again before. */
const focusIntervalMs = 5 * 60_000;

/** Ends the running mutations, by their ids. */
const ends = new Map<number, () => void>();

/**
 * The cache of staff pages, refetched when a page opens and, what is older than five minutes, when the window regains
 * focus; what failed also when the device is online again.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [kind] }) => {
      if (kind !== accessKind && isPermissionError(error)) void refetchAccess();
    },
  }),
  // Each mutation is a save that signing out waits for.
  mutationCache: new MutationCache({
    onMutate: (_variables, { mutationId }) => {
      const endWarning = warnIfSlow();
      const ended = new Promise<void>((resolve) => ends.set(mutationId, resolve));
      void trackSave(ended).then(endWarning);
    },
    onSettled: (_data, _error, _variables, _result, { mutationId }) => {
      ends.get(mutationId)?.();
      ends.delete(mutationId);
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => state.status === 'error',
      refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt >= focusIntervalMs,
    },
    mutations: { networkMode: 'always', onMutate: dismissErrors },
  },
});

let lastUid = currentAccount()?.uid;

// The next account in this tab must not see or undo what this one did.
onSession(() => {
  const uid = currentAccount()?.uid;
  if (uid && lastUid && uid !== lastUid) {
    queryClient.clear();
    dismissNotices();
  }
  lastUid = uid ?? lastUid;
});

const accessKind = 'access';

/** Milliseconds. */
const waitingIntervalMs = 15_000;

export function accessQuery() {
  const queryKey = [accessKind, currentAccount()?.uid] as const;
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<TabAccess> => {
      const access = await fetchAccess();
      const before = queryClient.getQueryData<TabAccess>(queryKey) ?? 'waiting';
      return access === 'waiting' && before !== 'waiting' ? 'removed' : access;
    },
    refetchInterval: ({ state: { data } }) =>
      data === 'waiting' || data === 'removed' ? waitingIntervalMs : false,
  });
}

/** On failure the last known access, if any. */
export async function refetchAccess(): Promise<TabAccess | undefined> {
  const { queryKey } = accessQuery();
  await queryClient.refetchQueries({ queryKey });
  return queryClient.getQueryData<TabAccess>(queryKey);
}
