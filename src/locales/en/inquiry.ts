import type { DraftField } from '../../model/inquiry/inquiry.ts';
import { countryCode } from '../../model/inquiry/phone.ts';

/** The inquiry form, on a car's page and on /contact (SPEC 4, 5, 8). */
export const inquiryMessages = {
  /** A sold car in the visitor's own text; the mail's subject is English (mailSubject.ts). */
  likeThis: (title: string) => `One like ${title} (sold)`,
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    phone: 'Phone',
    car: 'Requested Car',
    message: 'Message',
  } satisfies Record<DraftField, string>,
  phonePlaceholder: `${countryCode} 1XX XXX XXXX`,
  /** Label of the hidden spam trap, for anyone who reaches it. */
  honeypot: 'Leave this empty',
  /** Followed by an instalment plan, or a car to import. */
  enclosed: 'Sent with your message:',
  send: 'Send Message',
  /** Below every form. Change `consentVersion` with it. */
  consent:
    'By sending this message you agree that we use your details to answer it, and that companies outside Egypt process them for us.',
  /** The middle part is a link. */
  failureHint: {
    before: 'Nothing you wrote is lost: try again, or ',
    link: 'send the same message by WhatsApp',
    after: '.',
  },
  /** For visitors without an Egyptian number; both ways are links. */
  otherWays: {
    before: 'No Egyptian number? Write to us by ',
    whatsApp: 'WhatsApp',
    or: ' or ',
    email: 'email',
    after: '.',
  },
  /** The first line of an inquiry sent another way. */
  heading: (car: string) => `Inquiry: ${car}`,
  missing: {
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    car: 'Please enter the car you are looking for',
    message: 'Please enter your message',
  } satisfies Record<DraftField, string>,
  notAnEmail: 'Please enter an email address like name@example.com',
  notAPhone: 'Phone number must start with +20 and be followed by 10 digits',
  tooLong: { one: 'Please shorten this by # character', other: 'Please shorten this by # characters' },
} as const;
