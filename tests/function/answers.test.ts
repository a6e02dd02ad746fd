import { describe, expect, test, vi } from 'vitest';
import { config } from '../../netlify/functions/sendEmail.ts';
import { headerOf } from './mail.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post, startSite, statusOfRaw } from './site.ts';

const relay = provideMailSite();

describe('a valid inquiry', () => {
  test('is mailed to the dealer with reply-to set, and logged on one line', async () => {
    const { status, json, headers } = await post(relay.site, goodInquiry);
    expect([status, json, headers.get('Cache-Control')]).toEqual([200, { ok: true }, 'no-store']);
    expect(headers.get('Content-Type')).toContain('application/json');
    const [delivery] = relay.smtp.deliveries;
    expect(relay.smtp.deliveries).toHaveLength(1);
    expect(delivery?.from).toBe('website@dealer.example');
    expect(delivery?.to).toEqual(['sales@dealer.example']);
    if (!delivery) return;
    const { mail } = delivery;
    expect(headerOf(mail, 'From')).toEqual(['Website <website@dealer.example>']);
    expect(headerOf(mail, 'To')).toEqual(['sales@dealer.example']);
    expect(headerOf(mail, 'Reply-To')).toEqual(['Mona Hassan <mona@example.com>']);
    expect(headerOf(mail, 'Subject')).toEqual(['Inquiry: BMW X5 2024 (Mona Hassan)']);
    expect(headerOf(mail, 'Cc').concat(headerOf(mail, 'Bcc'))).toEqual([]);
    const [link = ''] = mail.text.match(/http:\/\/\S+\/dashboard\/leads\/add#\S+/) ?? [];
    expect(mail.text).toBe(
      [
        'Car:      BMW X5 2024',
        'Name:     Mona Hassan',
        'Email:    mona@example.com',
        'Phone:    +201001234567',
        'WhatsApp: https://wa.me/201001234567',
        'Language: English',
        '',
        'Is it still available?',
        'I could come by on Sunday.',
        '',
        'Open in the dashboard:',
        link,
      ].join('\n'),
    );
    expect(mail.html).toContain('Is it still available?\nI could come by on Sunday.');
    expect(mail.html).toContain('href="mailto:mona@example.com"');
    // Without its content.
    expect(relay.log).toEqual([expect.stringMatching(/^sendEmail 200 relayed \(\d+ ms\)$/)]);
  });

  test('in Arabic arrives in Arabic, with its consent in Cairo time', async () => {
    const arabic = {
      ...goodInquiry,
      ...{ name: 'منى حسن', phone: '+٢٠١٠٠۱۲۳۴567', car: 'بي إم دبليو X5' },
      ...{ message: 'هل السيارة متاحة؟', locale: 'ar' },
      ...{ consent: '2026-11', sentAt: '2026-11-22T15:25:00.000Z' },
    };
    expect((await post(relay.site, arabic)).status).toBe(200);
    const mail = relay.smtp.deliveries[0]?.mail;
    if (!mail) throw new Error('no mail');
    expect(headerOf(mail, 'Subject')).toEqual(['Inquiry: بي إم دبليو X5 (منى حسن)']);
    expect(headerOf(mail, 'Reply-To')).toEqual(['منى حسن <mona@example.com>']);
    expect(mail.text).toContain('Phone:    +201001234567\n');
    expect(mail.text).toContain('Language: Arabic\n');
    const consent = 'privacy page 2026-11, sent 22 Nov 2026, 17:25 (Cairo)';
    expect(mail.text).toContain(`Consent:  ${consent}\n`);
    for (const text of ['>Arabic<', 'هل السيارة متاحة؟', consent]) expect(mail.html).toContain(text);
  });

  test('with all fields at their limits is accepted', async () => {
    const longest = {
      name: 'ن'.repeat(201),
      email: `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}eg`,
      phone: '+201001234567',
      car: '漢'.repeat(200),
      message: '漢'.repeat(5000),
    };
    expect((await post(relay.site, longest)).status).toBe(200);
    expect(relay.smtp.deliveries[0]?.mail.text).toContain(longest.message);
  });
});

describe('rejected requests', () => {
  test.each(['GET', 'OPTIONS'])('%s with 405', async (method) => {
    const init = method === 'GET' ? { method, body: null } : { method };
    const { status, headers, json } = await post(relay.site, goodInquiry, init);
    expect([status, headers.get('Allow'), typeof json.error]).toEqual([405, 'POST', 'string']);
  });

  test.each(['https://evil.example', 'null', 'http://localhost:1', 'not an origin'])(
    'a page of %s with 403',
    async (origin) => {
      const { status, json } = await post(relay.site, goodInquiry, { headers: { Origin: origin } });
      expect([status, json.ok]).toEqual([403, undefined]);
      expect(relay.smtp.deliveries).toEqual([]);
    },
  );

  test('every type but JSON with 415', async () => {
    const statusAs = async (type: string) =>
      (await post(relay.site, goodInquiry, { headers: { 'Content-Type': type } })).status;
    for (const type of ['text/plain', 'application/jsonp', 'text/plain; a=application/json'])
      expect(await statusAs(type), type).toBe(415);
    expect(await statusOfRaw(relay.site, {}, JSON.stringify(goodInquiry))).toBe(415);
    for (const type of ['Application/JSON;charset=UTF-8', 'application/json ;x=y'])
      expect(await statusAs(type), type).toBe(200);
  });

  test('more than 20 kB with 413, with or without a length', async () => {
    const padding = 20_000 - JSON.stringify({ ...goodInquiry, padding: '' }).length;
    const sized = (more: number) => ({ ...goodInquiry, padding: 'x'.repeat(padding + more) });
    expect((await post(relay.site, sized(0))).status).toBe(200);
    relay.smtp.deliveries.length = 0;
    expect((await post(relay.site, sized(1))).status).toBe(413);
    const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    expect(await statusOfRaw(relay.site, chunked, JSON.stringify(sized(1)))).toBe(413);
    expect((await post(relay.site, 'x'.repeat(7_000_000))).status).toBe(413);
    expect(relay.smtp.deliveries).toEqual([]);
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['half a body', '{"name":'],
    ['an array of inquiries', JSON.stringify([goodInquiry])],
    ['null', 'null'],
    ['a string', '"Mona"'],
    ['nesting without end', '['.repeat(19_000)],
  ])('%s for a body with 400', async (_, body) => {
    const { status, json } = await post(relay.site, body);
    expect([status, json.ok, json.fields]).toEqual([400, undefined, undefined]);
  });
});

test('the site itself, its Netlify URLs and clients without an origin may send', async () => {
  vi.stubEnv('URL', 'https://dealer.example');
  for (const Origin of [relay.site.origin, 'https://dealer.example'])
    expect((await post(relay.site, goodInquiry, { headers: { Origin } })).status, Origin).toBe(200);
  const headers = { 'Content-Type': 'application/json' };
  expect(await statusOfRaw(relay.site, headers, JSON.stringify(goodInquiry))).toBe(200);
});

test('a filled honeypot gets a success response and sends nothing', async () => {
  expect(await post(relay.site, { ...goodInquiry, subject: 'Cheap tyres' })).toMatchObject({
    status: 200,
    json: { ok: true },
  });
  expect(relay.smtp.deliveries).toEqual([]);
  expect((await post(relay.site, { ...goodInquiry, subject: '' })).status).toBe(200);
  expect(relay.smtp.deliveries).toHaveLength(1);
});

test('without configuration it responds with 502 and logs what is missing', async () => {
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('INQUIRY_TO', undefined);
  const { status, json } = await post(relay.site, goodInquiry);
  expect([status, json]).toEqual([502, { error: 'The inquiry could not be relayed.' }]);
  expect(relay.log[0]).toContain('not configured: SMTP_URL, INQUIRY_TO missing');
});

test('an unknown function is not found', async () => {
  for (const name of ['nothing', '../answering', 'sendEmail/x', ''])
    expect((await fetch(`${relay.site.origin}/.netlify/functions/${name}`)).status).toBe(404);
});

describe('the rate limit', () => {
  test('is declared for Netlify: 20 a minute and address', () => {
    expect(config).toEqual({
      path: '/.netlify/functions/sendEmail',
      rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
    });
  });

  test('is applied locally only if INQUIRY_RATE_LIMIT is set', async () => {
    const statuses = await Promise.all(Array.from({ length: 30 }, () => post(relay.site, {})));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([400]));
    vi.stubEnv('INQUIRY_RATE_LIMIT', '1');
    const limited = await startSite();
    for (let sent = 0; sent < 20; sent += 1) expect((await post(limited, {})).status).toBe(400);
    const { status, json } = await post(limited, goodInquiry);
    expect([status, json]).toEqual([429, { error: 'Too many requests.' }]);
    expect(relay.smtp.deliveries).toEqual([]);
    await limited.close();
  });
});
