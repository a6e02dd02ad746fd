import type { SendOutcome } from '../../model/inquiry/inquiry.ts';

/** The buttons that open an inquiry form, and its dialog (SPEC 4). */
export const inquiryButtonMessages = {
  /** The floating button; `about` is for screen readers only. */
  open: { text: 'Message us', about: ' about this car' },
  title: 'Interested? Send your car inquiry!',
  /** The button beside the price, and its dialog. */
  book: 'Book a viewing',
  /** On a sold car's page. */
  likeThis: {
    open: 'Find me a similar car',
    title: 'Shall we find you a similar car?',
  },
  /** What became of an inquiry: the form says it, and the button once the dialog is closed. */
  progress: {
    sending: 'Sending…',
    sent: 'Message sent successfully!',
    failed: 'Failed to send message.',
    error: 'Error sending message.',
  } satisfies Record<'sending' | SendOutcome, string>,
} as const;
