import type { InquiryDraft } from '../../model/inquiry/inquiry.ts';
import { getStoredText, storeText } from '../../ui/storedText.ts';
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
  storeText('sessionStorage', storageKey(subject), state.draft && JSON.stringify(state.draft));
  setInquiryState(subject, state);
}

function readDraft(subject: string): InquiryDraft | null {
  try {
    return JSON.parse(getStoredText('sessionStorage', storageKey(subject)) ?? 'null');
  } catch {
    return null;
  }
}
