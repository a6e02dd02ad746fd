import { removeDraftFiles } from './draftFiles.ts';

/** The drafts kept on this device: several of one form, each of which at most one open form works on. */

const prefix = 'draft:';

/** How long a draft that another page holds is waited for, in milliseconds: a page that reloads lets go by then. */
const lockTimeoutMs = 1_000;

/** A key for a draft of this form that no other form writes to. Keys sort by age. */
export function newDraftKey(name: string): string {
  return `${prefix}${name}#${Date.now()}-${crypto.randomUUID()}`;
}

/** The keys of this form's drafts, newest first. Earlier versions of this app kept one a form, without a '#'. */
export function draftKeys(name: string): readonly string[] {
  const start = prefix + name;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start) && /^(#\d+-[\da-f-]{36})?$/.test(key.slice(start.length)))
      .sort()
      .reverse();
  } catch {
    return [];
  }
}

export function loadDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function storeDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: there is no draft then, and the question before leaving still guards the form.
  }
}

export function removeDraft(key: string): void {
  void removeDraftFiles(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** How long the files of a draft are taken to be waiting for its words, in milliseconds. */
const filesGraceMs = 24 * 60 * 60 * 1000;

/** Whether there is a draft of this key, or may be before long. */
export function mayHaveDraft(key: string): boolean {
  const [, made] = /#(\d+)-/.exec(key) ?? [];
  return loadDraft(key) !== null || Date.now() - Number(made) < filesGraceMs;
}

/**
 * Claims the first of these drafts that no other open form holds, until `closeSignal`; null where there is none. A
 * browser without locks cannot tell, so there any is free: each form writes to a draft of its own all the same.
 */
export async function claimDraft(keys: readonly string[], closeSignal: AbortSignal): Promise<string | null> {
  const { locks } = navigator;
  if (!locks) return keys[0] ?? null;
  const signal = AbortSignal.any([closeSignal, AbortSignal.timeout(lockTimeoutMs)]);
  return new Promise((resolve) => {
    let claimed: string | null = null;
    const hold = (key: string) => {
      // It may be gone by now: saved or discarded where it was held.
      if (claimed !== null || loadDraft(key) === null) return;
      claimed = key;
      resolve(key);
      return aborted(closeSignal);
    };
    const requests = keys.map((key) => locks.request(key, { signal }, () => hold(key)).catch(() => {}));
    void Promise.all(requests).then(() => resolve(null));
  });
}

/** Keeps other forms from being offered this draft, until `closeSignal`. */
export function holdDraft(key: string, closeSignal: AbortSignal): void {
  navigator.locks?.request(key, { signal: closeSignal }, () => aborted(closeSignal)).catch(() => {});
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
}
