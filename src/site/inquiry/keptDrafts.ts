import type { InquiryDraft } from '../../model/inquiry/inquiry.ts';
import { getInquiryState, type InquiryState, initInquiryState, setInquiryState } from './inquiryStore.ts';

// What is typed stays in the tab, also in another language and after a reload.

const storageKey = (subject: string) => `inquiry:${subject}`;

/** Restores what was typed, unless the page already has it. */
export function restoreDraft(subject: string): void {
  const state = getInquiryState(subject);
  const draft = state.draft === null && state.stage === 'open' ? readDraft(subject) : null;
  if (draft) initInquiryState(subject, { stage: 'open', draft });
}

export function keepInquiryState(subject: string, state: InquiryState): void {
  storeDraft(subject, state.draft);
  setInquiryState(subject, state);
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
