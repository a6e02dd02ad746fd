import { expect, test } from 'vitest';
import { createRandom } from '../support/random.ts';
import { headerOf } from './mail.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post } from './site.ts';

/** Number of inquiries; the same ones in each run. */
const rounds = 1500;

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

const { below, pick } = createRandom(20261122);

const openings = ['=?', '=?', '=?', '=', '?', '= ?', '=\u202e?', '=\0?', '=\u2066?', '=\u00ad?', '==?', '?='];
const charsets = ['utf-8', 'UTF-8', 'iso-8859-1', 'us-ascii', 'utf-7', 'utf-8*en', 'windows-1256', ''];
const payloads = [
  spy,
  `=2C_${spy}`,
  `${spy}=2C`,
  '=0D=0ABcc:_spy=40evil.example',
  '=3E=2C_=3Cspy=40evil.example=3E',
  'c3B5QGV2aWwuZXhhbXBsZSw=',
  '',
];
const fillers = ['', ' ', 'mona', 'é', 'منى', '"', '\\', '<', '>', ',', '@', '漢'.repeat(30), 'x'.repeat(70)];

/** Text around a valid, broken or obfuscated encoded word. */
function hidden(): string {
  const word = () =>
    `${pick(openings)}${pick(charsets)}${pick(['?', '?', ''])}${pick(['q', 'Q', 'b', 'B', 'x'])}?${pick(payloads)}${pick(['?=', '?=', '?', ''])}`;
  return Array.from({ length: 1 + below(3) }, () => pick(fillers) + word() + pick(fillers)).join(
    pick(['', ' ', '_']),
  );
}

function hostileInquiry() {
  const local = hidden().replace(/[^\w=?.*+-]/g, '');
  return {
    ...goodInquiry,
    ...(below(2) === 0 && { name: hidden() }),
    ...(below(2) === 0 && { car: hidden() }),
    ...(below(2) === 0 && { email: `${local.slice(0, 64)}@dealer.example` }),
  };
}

/** Mail clients that decode anywhere in a header accept this. */
const anyEncodedWord = /=\?[^?]*\?[bq]\?[^?]*\?=/i;

test(`${rounds} inquiries with encoded words are delivered as typed`, async () => {
  const inquiries = Array.from({ length: rounds }, hostileInquiry);
  const statuses = new Map<number, number>();
  const work = async () => {
    for (let inquiry = inquiries.pop(); inquiry; inquiry = inquiries.pop()) {
      const { status } = await post(relay.site, inquiry);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));

  expect([...statuses.keys()].sort()).toEqual([200, 400]);
  expect(statuses.get(200)).toBeGreaterThan(rounds / 20);
  expect(statuses.get(400)).toBeGreaterThan(rounds / 4);
  expect(relay.smtp.deliveries).toHaveLength(statuses.get(200) ?? 0);
  for (const { mail, to } of relay.smtp.deliveries) {
    expect(to).toEqual(['sales@dealer.example']);
    expect(headerOf(mail, 'Bcc')).toEqual([]);
    for (const name of ['Reply-To', 'Subject', 'To', 'From']) {
      const [value = '', ...more] = headerOf(mail, name);
      expect(more).toEqual([]);
      // Already decoded once; a second decoding must find nothing.
      expect(value).not.toMatch(anyEncodedWord);
    }
    const replyTo = headerOf(mail, 'Reply-To')[0] ?? '';
    expect(replyTo).toMatch(/<[^<>@\s]+@(dealer\.example|example\.com)>$/);
    expect(mail.text).toContain(`Email:    ${replyTo.slice(replyTo.lastIndexOf('<') + 1, -1)}\n`);
  }
});
