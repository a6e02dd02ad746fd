import { inquiryWords } from '#locales/inquiry.ts';

/** What the button says of an inquiry whose dialog was closed before it was known what became of it. */
export const inquiryProgress = { ...inquiryWords.outcomes, sending: inquiryWords.sending } as const;
