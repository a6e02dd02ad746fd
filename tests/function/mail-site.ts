import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Site, setMailServer, startSite } from './site.ts';

/** The site's functions and their mail server. */
export interface MailSite {
  readonly site: Site;
  readonly smtp: MailServer;
  /** Console output of the function in the current test. */
  readonly log: readonly string[];
}

/**
 * Starts both for the tests of a file. Each test starts without mails, with an accepting server and the
 * original environment. Call it at the top of the file.
 * @param offersTls whether the mail server offers STARTTLS
 */
export function provideMailSite(offersTls = false): MailSite {
  const started = {} as { -readonly [Part in keyof MailSite]: MailSite[Part] };
  beforeAll(async () => {
    started.smtp = await startMailServer(offersTls);
    started.site = await startSite();
  });
  afterAll(() => Promise.all([started.site.close(), started.smtp.close()]));
  beforeEach(() => {
    vi.unstubAllEnvs();
    started.smtp.deliveries.length = 0;
    started.smtp.manner = 'accept';
    started.log = setMailServer(started.smtp.url);
  });
  return started;
}
