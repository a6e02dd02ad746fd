import { useSyncExternalStore } from 'react';
import { inquiryButtonMessages } from '#locales/inquiryButton.ts';
import type { InquiryDraft, SendOutcome } from '../../model/inquiry/inquiry.ts';

/** `draft` is typed but not sent. */
export interface InquiryState {
  readonly stage: 'open' | 'sending' | SendOutcome;
  readonly draft: InquiryDraft | null;
}

const untouched: InquiryState = { stage: 'open', draft: null };
const inquiries = new Map<string, InquiryState>();
const listeners = new Set<() => void>();
const storageKey = (subject: string) => `inquiry:${subject}`;

/**
 * Keeps inquiries outside their forms: visitors can close the dialog or leave the page while one is being sent. What is
 * typed stays in the tab, also in another language and after a reload.
 * @param subject identifies the inquiry: the path of its page, without the language
 */
export function useInquiryState(subject: string): InquiryState {
  return useSyncExternalStore(
    subscribe,
    () => getInquiryState(subject),
    () => untouched,
  );
}

export function getInquiryState(subject: string): InquiryState {
  const known = inquiries.get(subject);
  if (known) return known;
  const draft = readDraft(subject);
  const state = draft ? { ...untouched, draft } : untouched;
  inquiries.set(subject, state);
  return state;
}

export function setInquiryState(subject: string, state: InquiryState): void {
  inquiries.set(subject, state);
  storeDraft(subject, state.draft);
  for (const listener of listeners) listener();
}

function readDraft(subject: string): InquiryDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(subject)) ?? 'null');
  } catch {
    return null;
  }
}

/** Where storage is blocked, only the open page keeps the draft. */
function storeDraft(subject: string, draft: InquiryDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey(subject), JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey(subject));
  } catch {}
}

export function clearInquiries(): void {
  inquiries.clear();
  for (const listener of listeners) listener();
}

export function describeStage(stage: Exclude<InquiryState['stage'], 'open'>): string {
  return inquiryButtonMessages.progress[stage];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
