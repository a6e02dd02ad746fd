import { describe, expect, test } from 'vitest';
import { headerOf } from './mail.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post } from './site.ts';

const relay = provideMailSite();

async function delivered(inquiry: object) {
  expect((await post(relay.site, inquiry)).status).toBe(200);
  const [delivery] = relay.smtp.deliveries;
  if (!delivery || relay.smtp.deliveries.length > 1) throw new Error('not one mail');
  return delivery;
}

describe('rejected with the field’s name', () => {
  test.each<[string, keyof typeof goodInquiry | 'locale' | 'consent' | 'sentAt', unknown]>([
    ['a header in the name', 'name', 'Mona\r\nBcc: spy@evil.example'],
    ['a bare line feed in the name', 'name', 'Mona\nBcc: spy@evil.example'],
    ['a name of 100 lines', 'name', 'Mona\n'.repeat(100)],
    ['a line separator in the name', 'name', 'Mona\u2028Bcc: spy@evil.example'],
    ['a header in the car', 'car', 'BMW\r\nTo: spy@evil.example'],
    ['an escape character in the car', 'car', 'BMW \u001b[31m'],
    ['a header in the email', 'email', 'mona@example.com\r\nBcc: spy@evil.example'],
    ['a line break behind the email', 'email', 'mona@example.com\n'],
    ['two addresses', 'email', 'mona@example.com, spy@evil.example'],
    ['two addresses, semicolon', 'email', 'mona@example.com;spy@evil.example'],
    ['an address with a name', 'email', 'Mona <mona@example.com>'],
    ['a group', 'email', 'spies: spy@evil.example;'],
    ['a quoted local part', 'email', '"mona@x"@example.com'],
    ['an address with a comment', 'email', 'mona(x)@example.com'],
    ['an address without a domain', 'email', 'mona'],
    ['an address of a bare host', 'email', 'mona@localhost'],
    ['an address literal', 'email', 'mona@[127.0.0.1]'],
    ['an email of 255 characters', 'email', `${'a'.repeat(250)}@b.eg`],
    ['a header in the phone', 'phone', '+201001234567\r\nX: y'],
    ['another country', 'phone', '+491701234567'],
    ['a short phone', 'phone', '+20100'],
    ['a short phone of Arabic digits', 'phone', '+20١٠٠'],
    ['a locale there is not', 'locale', 'fr'],
    ['a locale that is a list', 'locale', ['en']],
    ['a header in the consent', 'consent', '2026-11\r\nBcc: spy@evil.example'],
    ['a consent to nothing known', 'consent', 'yes'],
    ['a time with words', 'sentAt', '2026-11-22T15:25:00Z <b>'],
    ['an impossible time', 'sentAt', '2026-99-99T15:25:00Z'],
    ['a blank name', 'name', ' \t '],
    ['a name of null bytes', 'name', '\0\0'],
    ['a name of 202 characters', 'name', 'x'.repeat(202)],
    ['a car of 201 characters', 'car', 'x'.repeat(201)],
    ['a message of 5001 characters', 'message', 'x'.repeat(5001)],
    ['a blank message', 'message', ' \n\t '],
    ['a number', 'message', 7],
    ['true', 'name', true],
    ['null', 'car', null],
    ['an array', 'email', ['mona@example.com', 'spy@evil.example']],
    ['an object', 'email', { address: 'spy@evil.example' }],
    ['an attachment', 'message', { path: '/etc/passwd' }],
    ['a remote message', 'message', { href: 'http://127.0.0.1/' }],
  ])('%s', async (_, field, value) => {
    const { status, json } = await post(relay.site, { ...goodInquiry, [field]: value });
    expect([status, json.fields]).toEqual([400, [field]]);
    expect(relay.smtp.deliveries).toEqual([]);
  });

  test.each([
    `{"__proto__":${JSON.stringify(goodInquiry)}}`,
    `{"constructor":{"prototype":${JSON.stringify(goodInquiry)}}}`,
  ])('prototype keys: %s', async (body) => {
    expect((await post(relay.site, body)).json.fields).toHaveLength(5);
    expect(relay.smtp.deliveries).toEqual([]);
  });
});

describe('made harmless', () => {
  test('HTML is escaped', async () => {
    const { mail } = await delivered({
      ...goodInquiry,
      name: '<b>Mona</b> "&',
      car: '</td><img src=x onerror=alert(1)>',
      message: '<script>alert(1)</script> & <a href="https://evil.example">x</a>',
    });
    expect(mail.html).not.toMatch(/<(b|img|script)\b/);
    expect(mail.html).not.toContain('href="https://evil');
    expect(mail.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38;');
    expect(mail.text).toContain('<script>alert(1)</script> & <a href="https://evil.example">x</a>');
  });

  test('an address in the name adds no recipient', async () => {
    const name = 'spy@evil.example>, Spy <spy2@evil.example';
    const { mail, to } = await delivered({ ...goodInquiry, name });
    expect(to).toEqual(['sales@dealer.example']);
    expect(headerOf(mail, 'Reply-To')).toEqual([`"${name}" <mona@example.com>`]);
  });

  test('quotes and backslashes stay part of the name', async () => {
    const { mail } = await delivered({ ...goodInquiry, name: 'Mona" <spy@evil.example>, "\\' });
    expect(headerOf(mail, 'Reply-To')).toEqual(['"Mona\\" <spy@evil.example>, \\"\\\\" <mona@example.com>']);
  });

  test('unknown keys are ignored', async () => {
    const { mail, to, from } = await delivered({
      ...goodInquiry,
      to: 'spy@evil.example',
      bcc: 'spy@evil.example',
      from: 'ceo@dealer.example',
      replyTo: 'spy@evil.example',
      attachments: [{ path: '/etc/passwd' }],
      envelope: { to: 'spy@evil.example' },
      raw: 'x',
    });
    expect([from, to]).toEqual(['website@dealer.example', ['sales@dealer.example']]);
    expect(JSON.stringify(mail)).not.toMatch(/spy|passwd|ceo/);
  });

  test('prototype keys in a valid inquiry are ignored', async () => {
    const body = `${JSON.stringify(goodInquiry).slice(0, -1)},"__proto__":{"bcc":"spy@evil.example"}}`;
    expect((await post(relay.site, body)).status).toBe(200);
    expect(relay.smtp.deliveries[0]?.to).toEqual(['sales@dealer.example']);
    expect(({} as Record<string, unknown>).bcc).toBeUndefined();
  });

  test('removes null bytes, lone surrogates and bidi overrides', async () => {
    const { mail } = await delivered({
      ...goodInquiry,
      name: 'Mo\0na \u202egnissaH',
      message: 'a\0b \ud800 c\u0007d\r\ne\rf',
    });
    expect(headerOf(mail, 'Subject')).toEqual(['Inquiry: BMW X5 2024 (Mona gnissaH)']);
    expect(mail.text.split('\n\n')[1]).toBe('ab \ufffd cd\ne\nf');
  });

  test('SMTP commands in the message stay text', async () => {
    const message =
      'Hello\r\n.\r\nMAIL FROM:<x@evil.example>\r\nRCPT TO:<spy@evil.example>\r\nDATA\r\n.\r\n..';
    const { mail } = await delivered({ ...goodInquiry, message });
    expect(mail.text).toContain(
      'Hello\n.\nMAIL FROM:<x@evil.example>\nRCPT TO:<spy@evil.example>\nDATA\n.\n..',
    );
    expect(relay.smtp.deliveries).toHaveLength(1);
  });

  test('a very long word does not exceed SMTP’s line length', async () => {
    const { raw } = await delivered({ ...goodInquiry, message: 'x'.repeat(5000), car: 'y'.repeat(200) });
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });
});
