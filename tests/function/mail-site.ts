import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Site, setMailServer, startSite } from './site.ts';

/** The site's functions, and the mail server they are set to. */
export interface MailSite {
  readonly site: Site;
  readonly smtp: MailServer;
  /** What the function logged in the test that runs. */
  readonly log: readonly string[];
}

/**
 * Both for the tests of a file, from before its first until after its last; each test begins with no mail, a server that
 * accepts and the environment as it was. Call it at the top of the file, and read its parts within tests.
 *
 * @param deadline milliseconds for the mail server instead of the function's own
 */
export function provideMailSite(deadline?: number): MailSite {
  const started = {} as { -readonly [Part in keyof MailSite]: MailSite[Part] };
  beforeAll(async () => {
    started.smtp = await startMailServer();
    started.site = await startSite(deadline);
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
