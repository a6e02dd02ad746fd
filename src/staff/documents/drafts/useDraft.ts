import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { currentAccount } from '../../../data/staff/session.ts';
import { useIsMounted } from '../../../ui/hooks/useIsMounted.ts';
import { discardWithUndo } from './discardWithUndo.ts';
import { reduceDraft } from './draftState.ts';
import { type Draft, listDrafts, loadDraft, lockDraft, removeDraft, storeDraft } from './drafts.ts';

const debounceMs = 400;
/** How long a save waits for the device to store its draft, in milliseconds. */
const timeoutMs = 3_000;

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The draft was not stored in time')), timeoutMs);
    work.then(resolve, reject);
  });
}

type Content<Form> = Omit<Draft<Form>, 'key' | 'account' | 'savedAt'>;

/**
 * Stores a form's content as a draft while it is dirty, and offers an earlier draft that no open form has.
 *
 * @param content must keep its identity while unchanged
 * @param chosen key of the draft that is offered first
 */
export function useDraft<Form extends object>(content: Content<Form>, dirty: boolean, chosen: string | null) {
  const [account] = useState(() => currentAccount()?.uid ?? '');
  const [state, dispatch] = useReducer(reduceDraft, null, () => ({
    key: crypto.randomUUID() as string,
    own: 'clean' as const,
    savedAt: null,
    offered: null,
    search: 1,
  }));
  const { key, own, savedAt, offered, search } = state;
  /** Refs, because a form may close before it renders again. */
  const finished = useRef(false);
  const lastTried = useRef<Content<Form>>(null);
  const isMounted = useIsMounted();
  /** Of the offered draft. */
  const lock = useRef(new AbortController());

  const store = async (submitted = content.submitted) => {
    lastTried.current = content;
    if (finished.current || !account) return;
    try {
      await inTime(storeDraft({ ...content, submitted, key, account, savedAt: Date.now() }));
      // A closed form stores its draft too.
      if (isMounted()) dispatch({ type: 'stored' });
    } catch {
      if (isMounted()) dispatch({ type: 'failed' });
    }
  };
  const storePending = useEffectEvent(() => {
    if (dirty && lastTried.current !== content) void store();
  });
  const removeOwn = useEffectEvent(() => {
    if (own !== 'clean') removeDraft(key).catch(() => {});
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is stored after a pause
  useEffect(() => {
    if (!dirty) removeOwn();
    dispatch({ type: dirty ? 'changed' : 'undone' });
    const timer = dirty ? setTimeout(() => storePending(), debounceMs) : undefined;
    return () => clearTimeout(timer);
  }, [content, dirty]);
  useEffect(() => {
    const leaving = new AbortController();
    for (const event of ['visibilitychange', 'pagehide', 'beforeunload'])
      addEventListener(event, () => storePending(), { capture: true, signal: leaving.signal });
    return () => {
      leaving.abort();
      storePending();
    };
  }, []);
  useEffect(() => {
    const closed = new AbortController();
    void lockDraft(key, closed.signal);
    return () => closed.abort();
  }, [key]);
  const { collectionId, documentId, isNew } = content;
  const wanted = isNew ? null : documentId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search offers the next draft
  useEffect(() => {
    const closed = new AbortController();
    lock.current = closed;
    const findDraft = async () => {
      const drafts = await listDrafts(account, collectionId, wanted);
      for (const draft of drafts.toSorted((a, b) => Number(b.key === chosen) - Number(a.key === chosen)))
        if (await lockDraft(draft.key, closed.signal)) {
          if (!closed.signal.aborted) dispatch({ type: 'found', draft });
          return;
        }
    };
    // A device that can't store drafts has none to offer.
    findDraft().catch(() => {});
    return () => closed.abort();
  }, [account, collectionId, wanted, chosen, search]);

  return {
    /** Of the last attempt to store the draft. */
    status: own === 'failed' ? own : savedAt && { savedAt },
    offered,
    /** The offered draft with its files; from now on this form writes to it. */
    restore: async () => {
      if (!offered) return null;
      const loaded = await loadDraft<Form>(offered);
      dispatch({ type: 'restored', key: loaded.draft.key });
      lock.current.abort();
      return loaded;
    },
    /** Offers the next draft. The discarded one is removed once its notice is gone. */
    discard: () => {
      if (!offered) return;
      dispatch({ type: 'discarded' });
      discardWithUndo(offered.key, () => dispatch({ type: 'search' }));
    },
    /** Stores the submitted form in the draft, to recognize this attempt later. */
    storeSubmitted: (submitted: Form) => store(submitted),
    /** Removes the draft after a save. */
    finish: async () => {
      finished.current = true;
      await inTime(removeDraft(key)).catch(() => {});
    },
  };
}
