import { expect, test } from 'vitest';
import { createRandom } from '../support/random.ts';
import { headerOf } from './mail.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post } from './site.ts';

const relay = provideMailSite();

/** Number of bodies; the same ones in each run. */
const rounds = 400;

const spy = 'spy@evil.example';

const nasty: readonly string[] = [
  ...['', ' ', '\0', '\r\n', `\r\nBcc: ${spy}`, `\nTo: ${spy}\n\n`, `${spy}, ${spy}`, `<${spy}>`],
  ...[`"${spy}" <${spy}>`, `x:${spy};`, '\r\n.\r\n', `\r\n.\r\nRCPT TO:<${spy}>\r\n`],
  ...['=?utf-8?Q?=0d=0aBcc:_spy=40evil.example?=', '=?utf-7?b?c3B5QGV2aWwuZXhhbXBsZSw=?=', '=?iso-8859-1?q?'],
  ...['=\u202e?utf-8?q?=2C_spy=40evil.example?=', '=\0?utf-8?x?spy=40evil.example', '==?us-ascii*en?B??='],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'],
  ...['\ud800', '\udfff\ud800', '\u202e\u2066', '\u2028\u2029\u0085'],
  ...['x'.repeat(300), 'y '.repeat(3000), 'z'.repeat(21_000)],
];

const { below, pick } = createRandom(20261121);

function hostileText(): string {
  const base = pick([pick(Object.values(goodInquiry)), '', pick(nasty)]);
  const at = below(base.length + 1);
  return base.slice(0, at) + pick(nasty) + base.slice(at);
}

function hostileValue(depth = 0): unknown {
  switch (below(9)) {
    case 0:
      return pick([null, true, false, 0, -1, 1e308, 20100]);
    case 1:
      return depth < 3 ? Array.from({ length: below(4) }, () => hostileValue(depth + 1)) : [];
    case 2:
      return depth < 3
        ? { [pick(['address', 'path', 'href', '__proto__', 'toString'])]: hostileValue(depth + 1) }
        : {};
    default:
      return hostileText();
  }
}

const extraKeys = ['to', 'bcc', 'cc', 'from', 'envelope', 'attachments', 'subject', 'raw', 'constructor'];

function hostileViewing(): unknown {
  const day = new Date(Date.now() + below(20) * 86_400_000).toISOString().slice(0, 10);
  const viewing: Record<string, unknown> = { kind: 'viewing', day, part: 'evening' };
  if (below(4) === 0) viewing[pick([...Object.keys(viewing), '__proto__', 'url'])] = hostileValue();
  return below(4) === 0 ? hostileValue() : viewing;
}

function hostileInquiry(): Record<string, unknown> {
  const body: Record<string, unknown> = { ...goodInquiry };
  if (below(4) === 0) body.viewing = hostileViewing();
  for (const field of Object.keys(goodInquiry)) {
    const chance = below(10);
    if (chance === 0) delete body[field];
    else if (chance < 3) body[field] = hostileValue();
  }
  if (below(3) === 0) body[pick(extraKeys)] = hostileValue();
  return body;
}

function hostileBytes(): Uint8Array {
  const bytes = Buffer.from(JSON.stringify(hostileInquiry()));
  for (let change = 0; change <= below(4); change += 1) bytes[below(bytes.length)] = below(256);
  return bytes.subarray(0, below(4) === 0 ? below(bytes.length) : bytes.length);
}

function hostileBody(): string | Uint8Array {
  switch (below(6)) {
    case 0:
      return hostileBytes();
    case 1:
      return JSON.stringify(hostileValue());
    case 2:
      return JSON.stringify(hostileInquiry()).replace('"name"', '"__proto__"');
    default:
      return JSON.stringify(hostileInquiry());
  }
}

test(`${rounds} hostile bodies: always a response, and mail only to the dealer`, async () => {
  const bodies = Array.from({ length: rounds }, hostileBody);
  const counts = new Map<number, number>();
  const work = async () => {
    for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
      const { status, json } = await post(relay.site, body);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status === 200) expect(json).toEqual({ ok: true });
      else expect(json.error).toEqual(expect.any(String));
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));

  expect([...counts.keys()].sort()).toEqual([200, 400, 413]);
  expect(counts.get(200)).toBeGreaterThan(rounds / 10);
  const dropped = relay.log.filter((line) => line.includes('dropped')).length;
  expect(relay.smtp.deliveries).toHaveLength((counts.get(200) ?? 0) - dropped);
  expect(relay.log).toHaveLength(rounds);
  expect(relay.log.filter((line) => line.includes('\n'))).toEqual([]);
  for (const { from, to, mail } of relay.smtp.deliveries) {
    expect([from, to]).toEqual(['website@dealer.example', ['sales@dealer.example']]);
    expect(headerOf(mail, 'To')).toEqual(['sales@dealer.example']);
    expect(headerOf(mail, 'Reply-To')).toHaveLength(1);
    expect(headerOf(mail, 'Subject')).toHaveLength(1);
    expect([...headerOf(mail, 'Cc'), ...headerOf(mail, 'Bcc')]).toEqual([]);
    // Decoded once already; mail clients that decode again must find nothing.
    for (const name of ['Reply-To', 'Subject'])
      expect(headerOf(mail, name)[0]).not.toMatch(/=\?[^?]*\?[bq]\?[^?]*\?=/i);
    expect(mail.html).not.toMatch(/<(script|img)\b/);
    expect(mail.calendar.match(/^BEGIN:/gm) ?? []).toHaveLength(mail.fileNames.length * 2);
  }
});
