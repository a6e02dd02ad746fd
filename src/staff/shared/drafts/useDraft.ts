import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftFiles, loadDraftFiles, removeStrayDraftFiles, storeDraftFiles } from './draftFiles.ts';
import {
  claimDraft,
  draftKeys,
  holdDraft,
  loadDraft,
  mayHaveDraft,
  newDraftKey,
  removeDraft,
  storeDraft,
} from './draftStore.ts';

/** How long typing rests before the draft is kept, in milliseconds. */
const debounceMs = 400;

interface Options<T> {
  /** What the form is of; several forms of one name each keep a draft of their own. */
  readonly name: string;
  readonly value: T;
  /** What the value names by their keys. */
  readonly files?: DraftFiles;
  /** Whether the value differs from what is saved; only then is it kept. */
  readonly dirty: boolean;
  /** Reads a kept draft, or null where it cannot be used. */
  readonly read: (kept: unknown) => T | null;
}

interface Draft<T> {
  /** A draft an earlier visit left and no other open form works on, or null. */
  readonly offered: T | null;
  /** The files of the offered draft, as far as they were kept. */
  readonly loadFiles: () => Promise<DraftFiles>;
  /** Takes the offer away, because it was restored: from now on this form writes to that draft. */
  readonly accept: () => void;
  /** Deletes the offered draft; an older one may be offered then. */
  readonly discard: () => void;
  /** Deletes this form's draft for good, because it was saved. */
  readonly finish: () => void;
}

const noFiles: DraftFiles = new Map();

/**
 * Keeps what is typed into a form on this device, so that a closed tab or an ended session loses nothing.
 * Where the browser keeps nothing (blocked, full) the form works the same without it.
 */
export function useDraft<T>({ name, value, files = noFiles, dirty, read }: Options<T>): Draft<T> {
  const { ownKey, offered, accept, discard } = useEarlierDrafts(name, read);
  const pending = useRef<(() => void) | null>(null);
  const finished = useRef(false);
  const flush = useCallback(() => {
    if (!finished.current) pending.current?.();
    pending.current = null;
  }, []);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (!dirty && wasDirty.current) {
      // Everything was put back as it was saved: there is nothing to offer.
      pending.current = null;
      removeDraft(ownKey.current);
    }
    wasDirty.current = dirty;
    if (!dirty) return;
    pending.current = () => storeDraft(ownKey.current, value);
    const timer = setTimeout(flush, debounceMs);
    return () => clearTimeout(timer);
  }, [ownKey, value, dirty, flush]);

  const fileKeys = [...files.keys()].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: files of the same keys are the same files
  useEffect(() => {
    if (dirty && !finished.current) void storeDraftFiles(ownKey.current, files);
  }, [ownKey, fileKeys, dirty]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const finish = useCallback(() => {
    finished.current = true;
    removeDraft(ownKey.current);
  }, [ownKey]);
  return {
    offered: offered?.value ?? null,
    loadFiles: async () => (offered ? loadDraftFiles(offered.key) : noFiles),
    accept,
    discard,
    finish,
  };
}

/** The key this form writes its draft to, and the newest draft that no open form works on. */
function useEarlierDrafts<T>(name: string, read: (kept: unknown) => T | null) {
  const [firstKey] = useState(() => newDraftKey(name));
  const ownKey = useRef(firstKey);
  const closeSignal = useRef<AbortSignal | null>(null);
  const [offered, setOffered] = useState<{ readonly key: string; readonly value: T } | null>(null);

  const offer = useCallback(async () => {
    const signal = closeSignal.current;
    if (!signal) return;
    const usable = draftKeys(name).filter((key) => key !== ownKey.current && read(loadDraft(key)) !== null);
    const key = await claimDraft(usable, signal);
    const value = key === null ? null : read(loadDraft(key));
    if (!signal.aborted) setOffered(key === null || value === null ? null : { key, value });
  }, [name, read]);

  useEffect(() => {
    const controller = new AbortController();
    closeSignal.current = controller.signal;
    holdDraft(ownKey.current, controller.signal);
    void removeStrayDraftFiles(mayHaveDraft);
    void offer();
    return () => controller.abort();
  }, [offer]);

  return {
    ownKey,
    offered,
    accept: () => {
      // Without locks another form may be writing to it still.
      if (offered && navigator.locks) ownKey.current = offered.key;
      setOffered(null);
    },
    discard: () => {
      if (offered) removeDraft(offered.key);
      setOffered(null);
      void offer();
    },
  };
}
