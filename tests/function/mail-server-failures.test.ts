import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Manner } from './mail-server.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post, setMailServer } from './site.ts';

const relay = provideMailSite();

const refused = { error: 'The inquiry could not be relayed.' };

describe('a mail server that does not accept the mail', () => {
  test.each<[Manner, RegExp]>([
    ['refuse-connection', /554 .*Go away/],
    ['refuse-sender', /MAIL FROM 550 .*Sender not allowed/],
    ['refuse-recipient', /RCPT TO 550 .*No such user/],
    ['quote-visitor', /RCPT TO 550 \(/],
    ['refuse-letter', /DATA 554/],
    ['drop-letter', /ECONNECTION|ESOCKET/],
  ])('%s: 502, and the log says why', async (manner, reason) => {
    relay.smtp.manner = manner;
    const { status, json } = await post(relay.site, goodInquiry);
    expect([status, json]).toEqual([502, refused]);
    expect(relay.log).toHaveLength(1);
    expect(relay.log[0]).toMatch(reason);
    expect(relay.log[0]).not.toContain('\n');
    expect(relay.log[0]).not.toMatch(/available|Sunday|Mona|mona@|1001234567/);
  });

  test('a failed login: 502, and the log contains neither password nor user', async () => {
    relay.smtp.manner = 'refuse-login';
    const log = setMailServer(relay.smtp.url.replace('//', '//dealer%40x.example:hunter%232@'));
    expect(await post(relay.site, goodInquiry)).toMatchObject({ status: 502, json: refused });
    expect(log[0]).toMatch(/EAUTH AUTH \w+ 535 \(/);
    expect(log.join()).not.toMatch(/hunt|dealer/i);
  });

  test('unreachable: 502', async () => {
    const log = setMailServer('smtp://127.0.0.1:1');
    expect(await post(relay.site, goodInquiry)).toMatchObject({ status: 502, json: refused });
    expect(log[0]).toContain('ECONNREFUSED');
  });

  test.each([
    ...['smtp://', 'mail.dealer.example:587', 'smtps://mail.dealer.example:port'],
    'https://user:hunter2@mail.dealer.example',
    'smtps://user:hunt#er2@mail.dealer.example:465',
    'smtps://user:25/hunter2@mail.dealer.example:465',
    'SMTP_URL=smtps://user:hunter2@mail.dealer.example',
  ])('%s is not a valid URL: 502, the log names SMTP_URL without its password', async (url) => {
    const log = setMailServer(url);
    expect(await post(relay.site, goodInquiry)).toMatchObject({ status: 502, json: refused });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(
      /^sendEmail 502 not relayed: not configured: SMTP_URL is no address such as smtps:/,
    );
    expect(log.join()).not.toMatch(/hunt|dealer/);
  });
});

describe('a mail server that never answers', () => {
  const start = AbortSignal.timeout;

  beforeEach(() => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => start.call(AbortSignal, ms / 20));
  });
  afterEach(() => vi.restoreAllMocks());

  test.each<Manner>(['hang-greeting', 'hang-letter'])(
    '%s: 502 after 8 seconds; the next is sent',
    async (manner) => {
      relay.smtp.manner = manner;
      expect(await post(relay.site, goodInquiry)).toMatchObject({ status: 502, json: refused });
      expect(vi.mocked(AbortSignal.timeout).mock.calls).toEqual([[8000]]);
      expect(relay.log[0]).toContain('no answer within 8000 ms');
      relay.smtp.manner = 'accept';
      expect((await post(relay.site, goodInquiry)).status).toBe(200);
    },
  );
});
