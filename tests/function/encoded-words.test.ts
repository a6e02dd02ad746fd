import { expect, test } from 'vitest';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post } from './site.ts';

const relay = provideMailSite();

const spy = 'spy=40evil.example';

test.each([
  `=?utf-8?q?${spy}=2C_mona?=@dealer.example`,
  `mona=?utf-8?q?${spy}?=@dealer.example`,
  '=?@dealer.example',
  '=?utf-8?b?c3B5QGV2aWwuZXhhbXBsZSw=?=@dealer.example',
])('rejects the email %s, which mail clients would decode to another one', async (email) => {
  const { status, json } = await post(relay.site, { ...goodInquiry, email });
  expect([status, json.fields]).toEqual([400, ['email']]);
  expect(relay.smtp.deliveries).toEqual([]);
});

test.each(['a=b@dealer.example', 'what?@dealer.example', '?=@dealer.example', 'a=_?b@dealer.example'])(
  'accepts the email %s',
  async (email) => {
    expect((await post(relay.site, { ...goodInquiry, email })).status).toBe(200);
    expect(relay.smtp.deliveries[0]?.mail.headers).toContainEqual(['Reply-To', `Mona Hassan <${email}>`]);
  },
);

test('a question mark in an email adds nothing to the mailto link', async () => {
  const email = 'mona?bcc=spy%40evil.example&x=@dealer.example';
  expect((await post(relay.site, { ...goodInquiry, email })).status).toBe(200);
  const link = relay.smtp.deliveries[0]?.mail.html.match(/href="(mailto:[^"]+)"/)?.[1] ?? '';
  expect(new URL(link).search).toBe('');
  expect(decodeURIComponent(new URL(link).pathname)).toBe(email);
});
