import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentAccount } from '../../../data/staff/session.ts';
import { type Draft, listDrafts, loadDraft, lockDraft, removeDraft, storeDraft } from './drafts.ts';

const debounceMs = 400;
/** A save does not wait longer for a device that stores its draft, in milliseconds. */
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
 */
export function useDraft<Form extends object>(content: Content<Form>, dirty: boolean) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [account] = useState(() => currentAccount()?.uid ?? '');
  /** Of the last attempt to store the draft. */
  const [status, setStatus] = useState<{ readonly savedAt: Date } | 'failed' | null>(null);
  const finished = useRef(false);
  const lastTried = useRef<Content<Form>>(null);
  const offer = useOffer(account, content);

  const store = async (submitted = content.submitted) => {
    lastTried.current = content;
    if (finished.current || !account) return;
    try {
      await inTime(storeDraft({ ...content, submitted, key, account, savedAt: Date.now() }));
      setStatus({ savedAt: new Date() });
    } catch {
      setStatus('failed');
    }
  };
  const storePending = useEffectEvent(() => {
    if (dirty && lastTried.current !== content) void store();
  });

  const wasDirty = useRef(false);
  useEffect(() => {
    if (!dirty && wasDirty.current) {
      setStatus(null);
      removeDraft(key).catch(() => {});
    }
    wasDirty.current = dirty;
  }, [dirty, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is stored after a pause
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => storePending(), debounceMs);
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

  return {
    status,
    offered: offer.offered,
    /** The offered draft with its files; from now on this form writes to it. */
    restore: async () => {
      if (!offer.offered) return null;
      const loaded = await loadDraft<Form>(offer.offered);
      setKey(loaded.draft.key);
      offer.close();
      return loaded;
    },
    discard: offer.discard,
    /** Stores the submitted form in the draft, to recognize this attempt later. */
    storeSubmitted: (submitted: Form) => store(submitted),
    /** Removes the draft after a save. */
    finish: async () => {
      finished.current = true;
      await inTime(removeDraft(key)).catch(() => {});
    },
  };
}

function useOffer<Form>(account: string, { collectionId, documentId, isNew }: Content<Form>) {
  const [offered, setOffered] = useState<Draft<unknown> | null>(null);
  const [round, setRound] = useState(0);
  const lock = useRef(new AbortController());
  const wanted = isNew ? null : documentId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round offers the next draft
  useEffect(() => {
    const closed = new AbortController();
    lock.current = closed;
    const findDraft = async () => {
      for (const draft of await listDrafts(account, collectionId, wanted))
        if (await lockDraft(draft.key, closed.signal)) {
          if (!closed.signal.aborted) setOffered(draft);
          return;
        }
    };
    // A device that can't store drafts has none to offer.
    findDraft().catch(() => {});
    return () => closed.abort();
  }, [account, collectionId, wanted, round]);

  const close = () => {
    setOffered(null);
    lock.current.abort();
  };
  return {
    offered,
    close,
    discard: async () => {
      close();
      if (offered) await removeDraft(offered.key).catch(() => {});
      setRound((now) => now + 1);
    },
  };
}
