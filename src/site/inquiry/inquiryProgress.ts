import { inquiryMessages } from '#locales/inquiry.ts';

/** What the button says of an inquiry whose dialog was closed before it was known what became of it. */
export const inquiryProgress = { ...inquiryMessages.outcomes, sending: inquiryMessages.sending } as const;
