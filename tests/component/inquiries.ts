import { fireEvent, type within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FetchRequest } from '../support/intercept.ts';
import type { TestSite } from './site.tsx';

/** Steps of tests that send an inquiry. */

const isInquiry = ({ url }: FetchRequest) => url.endsWith('/sendEmail');

/** Answers in place of the mail function. */
export function answerInquiries(
  site: TestSite,
  answer: () => Response | Promise<Response> = () => Response.json({ ok: true }),
): void {
  site.intercept((request) => (isInquiry(request) ? answer() : undefined));
}

/** All that were sent since the page opened. */
export const inquiriesTo = (site: TestSite) => site.requests.filter(isInquiry);

type Form = ReturnType<typeof within>;

/** Sends a form, and waits until that has succeeded. */
export async function sendForm(form: Form): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
  await form.findByText('Message sent successfully!');
}

export function typeInto(form: Pick<Form, 'getByLabelText'>, values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(form.getByLabelText(label), { target: { value } });
}
