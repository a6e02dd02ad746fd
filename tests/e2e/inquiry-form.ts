import type { Locator, Page } from '@playwright/test';

import { type Say, sayEnglish } from '../support/say.ts';

export const sendEmail = '**/.netlify/functions/sendEmail';

export interface Answers {
  readonly 'First Name': string;
  readonly 'Last Name': string;
  readonly Email: string;
  readonly Phone: string;
  readonly 'Requested Car'?: string;
  readonly Message: string;
}

/** Answers to the contact form. */
export function answersOf(email: string): Answers {
  return {
    'First Name': 'Mona',
    'Last Name': 'Hassan',
    Email: email,
    Phone: '0100 123 4567',
    'Requested Car': 'BMW X5 xDrive40i',
    Message: 'Is the black one still there?\nI am in Cairo on <Sunday> & Monday.',
  };
}

/** Fills in a form by its labels. */
export async function fillIn(
  form: Page | Locator,
  answers: Partial<Answers>,
  say: Say = sayEnglish,
): Promise<void> {
  for (const [label, text] of Object.entries(answers))
    await form.getByLabel(say(label), { exact: true }).fill(text);
}
