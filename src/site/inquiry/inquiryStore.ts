import { useSyncExternalStore } from 'react';
import { inquiryButtonMessages } from '#locales/inquiryButton.ts';
import type { InquiryDraft, SendOutcome } from '../../model/inquiry/inquiry.ts';

/** An inquiry on its way to the dealer: where it is, and what is typed and not sent; null where nothing is. */
export interface InquiryState {
  readonly stage: 'open' | 'sending' | SendOutcome;
  readonly draft: InquiryDraft | null;
}

const untouched: InquiryState = { stage: 'open', draft: null };
const inquiries = new Map<string, InquiryState>();
const listeners = new Set<() => void>();

/**
 * An inquiry outlives its form: the dialog may be closed and the page left while it is sent, and whoever comes back
 * finds what was typed, that it is being sent, or what became of it.
 *
 * @param subject names the inquiry: the address of its page
 */
export function useInquiryState(subject: string): InquiryState {
  return useSyncExternalStore(
    subscribe,
    () => getInquiryState(subject),
    () => untouched,
  );
}

export function getInquiryState(subject: string): InquiryState {
  return inquiries.get(subject) ?? untouched;
}

export function setInquiryState(subject: string, state: InquiryState): void {
  inquiries.set(subject, state);
  for (const listener of listeners) listener();
}

/** Forgets everything typed and not sent. */
export function clearInquiries(): void {
  inquiries.clear();
  for (const listener of listeners) listener();
}

/** What the button says while the dialog is closed. */
export function describeStage(stage: Exclude<InquiryState['stage'], 'open'>): string {
  return inquiryButtonMessages.progress[stage];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
