import { fireEvent, type within } from '@testing-library/react';
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

export function typeInto(
  form: Pick<ReturnType<typeof within>, 'getByLabelText'>,
  values: Readonly<Record<string, string>>,
): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(form.getByLabelText(label), { target: { value } });
}
