import { type Check, type Checks, couldNotTell, good, wrong } from './finding.ts';
import type { LiveSite } from './live-site.ts';
import { ask } from './request.ts';

const logs = 'Netlify → Logs → Functions → sendEmail has the reason';

/** The mail function. */
export const inquiryChecks: Checks = {
  'the inquiry form reaches its function': async (site) => {
    const { status, fields } = await post(site, {});
    if (status === 400 && fields.includes('email')) return good;
    if (status === 429) return couldNotTell('It refuses more requests for a minute.');
    return wrong(
      `An empty inquiry should be refused for its missing fields, but was answered ${status}. ${logs}; if the function is not listed, set its folder to netlify/functions and deploy again.`,
    );
  },
};

/** Only with `--send`: the mailbox gets a message. */
export const sendTestInquiry: Check = async (site) => {
  const { status, error } = await post(site, {
    name: 'Test',
    email: 'test@dealer.example',
    phone: '+201005550100',
    car: 'Test',
    message: `A test of ${site.origin} by \`npm run doctor -- --send\`.`,
  });
  if (status === 200) return good;
  return wrong(
    `The test inquiry was answered ${status} (${error}). ${logs}; check SMTP_URL, INQUIRY_TO and INQUIRY_FROM.`,
  );
};

async function post(site: LiveSite, inquiry: object) {
  const { status, body } = await ask(site, `${site.origin}/.netlify/functions/sendEmail`, { body: inquiry });
  const { error = '', fields = [] } = (body ?? {}) as {
    readonly error?: string;
    readonly fields?: readonly string[];
  };
  return { status, error, fields };
}
