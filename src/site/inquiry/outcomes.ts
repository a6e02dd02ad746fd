import type { SendOutcome } from '../../data/public/inquiries.ts';

/** What became of an inquiry, in the words of SPEC 4 and 8. */
export const outcomes: Record<SendOutcome, string> = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message.',
  error: 'Error sending message.',
};
