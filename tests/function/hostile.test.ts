import { describe, expect, test } from 'vitest';
import { headerOf } from './mail.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post } from './site.ts';

const relay = provideMailSite();

async function delivered(inquiry: object | string) {
  expect((await post(relay.site, inquiry)).status).toBe(200);
  const [delivery] = relay.smtp.deliveries;
  if (!delivery || relay.smtp.deliveries.length > 1) throw new Error('not one mail');
  return delivery;
}

// Every kind of invalid field: tests/unit/inquirySchema.test.ts.
test('an invalid inquiry is rejected with the names of its fields', async () => {
  const invalid = {
    name: 'Mona\nBcc: spy@evil.example',
    email: 'mona',
    phone: '+20100',
    car: null,
    message: 7,
  };
  const optional = { locale: 'fr', consent: 'yes', sentAt: 'now', viewing: 'now', carIds: [], search: '<b>' };
  const { status, json } = await post(relay.site, { ...invalid, ...optional });
  const names = ['locale', 'consent', 'sentAt', 'message', 'viewing', 'carIds', 'search'];
  expect([status, json.fields]).toEqual([400, ['name', 'email', 'phone', 'car', ...names]]);
  expect(relay.log[0]).toMatch(
    /^sendEmail 400 refused: .* name email phone car locale .* search \(\d+ ms\)$/,
  );
  expect(relay.smtp.deliveries).toEqual([]);
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

  test('a question mark in an email adds nothing to the mailto link', async () => {
    const email = 'mona?bcc=spy%40evil.example&x=@dealer.example';
    const { mail } = await delivered({ ...goodInquiry, email });
    expect(headerOf(mail, 'Reply-To')).toEqual([`Mona Hassan <${email}>`]);
    const link = mail.html.match(/href="(mailto:[^"]+)"/)?.[1] ?? '';
    expect(new URL(link).search).toBe('');
    expect(decodeURIComponent(new URL(link).pathname)).toBe(email);
  });

  test.each([
    ['spy@evil.example>, Spy <spy2@evil.example', '"spy@evil.example>, Spy <spy2@evil.example"'],
    ['Mona" <spy@evil.example>, "\\', '"Mona\\" <spy@evil.example>, \\"\\\\"'],
  ])('an address in the name %s adds no recipient', async (name, quoted) => {
    const { mail, to } = await delivered({ ...goodInquiry, name });
    expect(to).toEqual(['sales@dealer.example']);
    expect(headerOf(mail, 'Reply-To')).toEqual([`${quoted} <mona@example.com>`]);
  });

  test('unknown and prototype keys are ignored', async () => {
    const spy = 'spy@evil.example';
    const more = {
      ...{ to: spy, bcc: spy, from: 'ceo@dealer.example', replyTo: spy, envelope: { to: spy }, raw: 'x' },
      attachments: [{ path: '/etc/passwd' }],
    };
    const body = `${JSON.stringify({ ...goodInquiry, ...more }).slice(0, -1)},"__proto__":{"bcc":"${spy}"}}`;
    const { mail, to, from } = await delivered(body);
    expect([from, to]).toEqual(['website@dealer.example', ['sales@dealer.example']]);
    expect(JSON.stringify(mail)).not.toMatch(/spy|passwd|ceo/);
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
    const commands = 'Hello\n.\nMAIL FROM:<x@evil.example>\nRCPT TO:<spy@evil.example>\nDATA\n.\n..';
    const { mail } = await delivered({ ...goodInquiry, message: commands.replaceAll('\n', '\r\n') });
    expect(mail.text).toContain(commands);
  });

  test('a very long word does not exceed SMTP’s line length', async () => {
    const { raw } = await delivered({ ...goodInquiry, message: 'x'.repeat(5000), car: 'y'.repeat(200) });
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });
});
