import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentAccount } from '../../../data/staff/session.ts';
import { type Draft, holdDraft, listDrafts, loadDraft, removeDraft, storeDraft } from './drafts.ts';

/** How long typing rests before the draft is stored, in milliseconds. */
const debounceMs = 400;

/** How long a device may take to store a draft, in milliseconds: a save does not wait for one that never answers. */
const timeoutMs = 3_000;

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The draft was not stored in time')), timeoutMs);
    work.then(resolve, reject);
  });
}

/** What became of the last attempt to store the draft. */
export type DraftStatus = { readonly savedAt: Date } | 'failed' | null;

type Content<Form> = Pick<
  Draft<Form>,
  'collectionId' | 'documentId' | 'isNew' | 'title' | 'form' | 'base' | 'submitted'
>;

/**
 * Keeps a form's content as a draft while it is dirty, and offers a draft of an earlier visit that no open form holds.
 *
 * @param content must be the same object for as long as nothing in it changed
 */
export function useDraft<Form extends object>(content: Content<Form>, dirty: boolean) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [account] = useState(() => currentAccount()?.uid ?? '');
  const [status, setStatus] = useState<DraftStatus>(null);
  const finished = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const offers = useOffer(account, content);

  const store = async (submitted = content.submitted) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (finished.current || !account) return;
    try {
      await inTime(storeDraft({ ...content, submitted, key, account, savedAt: Date.now() }));
      setStatus({ savedAt: new Date() });
    } catch {
      setStatus('failed');
    }
  };
  const latestStore = useEffectEvent(store);
  const storePending = useEffectEvent(() => {
    if (timer.current !== undefined) void store();
  });

  const wasDirty = useRef(false);
  useEffect(() => {
    if (!dirty && wasDirty.current) {
      clearTimeout(timer.current);
      timer.current = undefined;
      setStatus(null);
      removeDraft(key).catch(() => {});
    }
    wasDirty.current = dirty;
  }, [dirty, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is stored after a pause
  useEffect(() => {
    if (!dirty) return;
    timer.current = setTimeout(() => void latestStore(), debounceMs);
    return () => clearTimeout(timer.current);
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
    void holdDraft(key, closed.signal);
    return () => closed.abort();
  }, [key]);

  return {
    status,
    offered: offers.offered,
    /** The offered draft with its files; from now on this form writes to it. */
    restore: async () => {
      if (!offers.offered) return null;
      const loaded = await loadDraft<Form>(offers.offered);
      setKey(loaded.draft.key as typeof key);
      offers.close();
      return loaded;
    },
    discard: offers.discard,
    /** Stores what is about to be saved with the draft, so that an earlier attempt is recognised later. */
    storeSubmitted: (submitted: Form) => store(submitted),
    /** Removes the draft for good, because it was saved. */
    finish: useCallback(async () => {
      finished.current = true;
      clearTimeout(timer.current);
      timer.current = undefined;
      await inTime(removeDraft(key)).catch(() => {});
    }, [key]),
  };
}

function useOffer<Form>(account: string, { collectionId, documentId, isNew }: Content<Form>) {
  const [offered, setOffered] = useState<Draft<unknown> | null>(null);
  const [round, setRound] = useState(0);
  const held = useRef(new AbortController());
  const wanted = isNew ? null : documentId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another look
  useEffect(() => {
    const closed = new AbortController();
    held.current = closed;
    const look = async () => {
      for (const draft of await listDrafts(account, collectionId, wanted))
        if (await holdDraft(draft.key, closed.signal)) {
          if (!closed.signal.aborted) setOffered(draft);
          return;
        }
    };
    // A device that keeps no drafts has none to offer.
    look().catch(() => {});
    return () => closed.abort();
  }, [account, collectionId, wanted, round]);

  const close = () => {
    setOffered(null);
    held.current.abort();
  };
  return {
    offered,
    close,
    discard: async () => {
      const key = offered?.key;
      close();
      if (key) await removeDraft(key).catch(() => {});
      setRound((now) => now + 1);
    },
  };
}
