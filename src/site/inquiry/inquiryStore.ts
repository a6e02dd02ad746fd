import { useSyncExternalStore } from 'react';
import { paths } from '../../config/paths.ts';
import type { Car } from '../../model/car/car.ts';
import type { InquiryDraft, SendOutcome } from '../../model/inquiry/inquiry.ts';
import { createListeners } from '../../ui/createListeners.ts';

/** `draft` is typed but not sent. */
export interface InquiryState {
  readonly stage: 'open' | 'sending' | SendOutcome;
  readonly draft: InquiryDraft | null;
  /** Sent, in a form whose answer stays. */
  readonly answered?: InquiryDraft;
  /** Enclosed in what is being sent, or was sent. */
  readonly sent?: string | undefined;
}

const untouched: InquiryState = { stage: 'open', draft: null };
const inquiries = new Map<string, InquiryState>();
const { subscribe, notify } = createListeners();

/**
 * Keeps inquiries outside their forms: visitors can close the dialog or leave the page while one is being sent.
 * @param subject identifies the inquiry: the path of its page, without the language
 * @param enclosed sent with it; one that failed with something else enclosed is only typed here
 */
export function useInquiryState(subject: string, enclosed?: string): InquiryState {
  const state = useSyncExternalStore(
    subscribe,
    () => getInquiryState(subject),
    () => untouched,
  );
  const isFailed = state.stage === 'failed' || state.stage === 'error';
  const isOther = enclosed !== undefined && state.draft?.enclosed !== enclosed;
  return isFailed && isOther ? { ...state, stage: 'open' } : state;
}

/** A car's page has two inquiries. */
export function subjectOf({ id }: Pick<Car, 'id'>, isBooking: boolean): string {
  return `${paths.car(id)}${isBooking ? '#viewing' : ''}`;
}

export function getInquiryState(subject: string): InquiryState {
  return inquiries.get(subject) ?? untouched;
}

/** While rendering: nothing else shows the draft. */
export function initInquiryState(subject: string, state: InquiryState): void {
  inquiries.set(subject, state);
}

export function setInquiryState(subject: string, state: InquiryState): void {
  inquiries.set(subject, state);
  notify();
}

export function clearInquiries(): void {
  inquiries.clear();
  notify();
}
