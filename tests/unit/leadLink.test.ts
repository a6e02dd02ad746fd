import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SentInquiry } from '../../src/model/inquiry/inquiry.ts';
import { createLeadLink, maxLinkLength, parseLeadFragment } from '../../src/model/leads/leadLink.ts';
import { createRandom } from '../support/random.ts';

const address = 'https://dealer.example/dashboard/leads/add';

const inquiry: SentInquiry = {
  name: 'منى حسن',
  email: 'mona@example.com',
  phone: '+201001234567',
  car: 'BMW X5 2024',
  message: 'هل السيارة متاحة؟\nIch könnte am Sonntag kommen. 🚗',
  locale: 'ar',
  consent: '2026-12',
  sentAt: '2026-11-22T15:25:00.000Z',
  viewing: { kind: 'test-drive', day: '2026-11-26', part: 'morning' },
  carIds: ['bmw-x5-2024', 'audi q5,"x"'],
  search: 'brand=BMW&q=%D8%B3',
};

const bare: SentInquiry = {
  ...{ name: 'Mona', email: 'mona@example.com', phone: '+201001234567', car: 'BMW', message: 'Hello' },
  locale: 'en',
};

const fragmentOf = async (sent: SentInquiry) => new URL((await createLeadLink(address, sent)).link).hash;

/** A fragment with any content, as an attacker can make it. */
function forge(content: string | Uint8Array, version = '1'): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return `#${version}.${hash}.${deflateRawSync(content).toString('base64url')}`;
}

const tuple = ['Mona', 'mona@example.com', '+201001234567', 'BMW', 'Hello', 'en', 0, 0, 0, 0, 0, 0];
const withField = (index: number, value: unknown) =>
  forge(JSON.stringify(tuple.map((field, at) => (at === index ? value : field))));

const random = createRandom(7);
/** Of letters that compress badly. */
const randomText = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(0x4e00 + random.below(9000))).join('');

describe('a link', () => {
  test.each([inquiry, bare])('round-trips an inquiry, however often it is opened', async (sent) => {
    const { link, cut } = await createLeadLink(address, sent);
    expect(link).toMatch(/^https:\/\/dealer\.example\/dashboard\/leads\/add#1\.[0-9a-f]{32}\.[\w-]+$/);
    expect(cut).toBe(0);
    const first = await parseLeadFragment(new URL(link).hash);
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), inquiry: sent, cut: 0 });
    expect(await parseLeadFragment(new URL(link).hash.slice(1))).toEqual(first);
  });

  test('cuts a long message, says by how much, and keeps all other fields', async () => {
    const message = randomText(5000);
    const { link, cut } = await createLeadLink(address, { ...inquiry, message });
    expect(link.length).toBeLessThanOrEqual(maxLinkLength);
    expect(link.length).toBeGreaterThan(maxLinkLength - 20);
    const parsed = await parseLeadFragment(new URL(link).hash);
    expect(parsed).toMatchObject({ cut, inquiry: { ...inquiry, message: message.slice(0, -cut) } });
  });

  test('fits, and is valid, with every field at its limit', async () => {
    const longest = {
      ...{ ...inquiry, name: randomText(201), car: randomText(200), message: `🚗${randomText(4998)}` },
      carIds: Array.from({ length: 24 }, () => Array.from({ length: 100 }, () => random.below(9)).join('')),
      search: `q=${encodeURIComponent(randomText(55))}`,
    };
    const { link, cut } = await createLeadLink(address, longest);
    expect(link.length).toBeLessThanOrEqual(maxLinkLength);
    const parsed = await parseLeadFragment(new URL(link).hash);
    expect(parsed).toMatchObject({ cut, inquiry: { name: longest.name } });
  });
});

describe('a fragment that is', () => {
  test.each<[string, string | (() => Promise<string>), string]>([
    ['only its sign', '#', 'missing'],
    ['1 MB', () => Promise.resolve(`#1.${'0'.repeat(32)}.${'A'.repeat(1_000_000)}`), 'tooLong'],
    ['of a later version', forge('[]', '2'), 'otherVersion'],
    ['without a version', '#hello', 'damaged'],
    ['cut in its content', async () => (await fragmentOf(inquiry)).slice(0, -3), 'damaged'],
    [
      'of another id',
      async () => (await fragmentOf(bare)).replace(/[0-9a-f]{32}/, '0'.repeat(32)),
      'damaged',
    ],
    ['escaped', '#1.%30.%41', 'damaged'],
    ['a bomb of 1 MB', forge('x'.repeat(1_000_000)), 'damaged'],
    ['not JSON', forge('{'), 'notAnInquiry'],
    ['an object', forge('{"__proto__":{"a":1}}'), 'notAnInquiry'],
    ['a longer list', forge(JSON.stringify([...tuple, 'x'])), 'notAnInquiry'],
    ['formatted differently in no way that matters', forge(JSON.stringify(tuple)), ''],
  ])('%s', async (_, made, fault) => {
    const fragment = typeof made === 'string' ? made : await made();
    const parsed = await parseLeadFragment(fragment);
    if (fault) expect(parsed).toBe(fault);
    else expect(parsed).toMatchObject({ inquiry: { name: 'Mona' } });
  });

  test.each<[string, number, unknown]>([
    // Each field's faults: inquirySchema.test.ts.
    ['an unknown locale', 5, 'fr'],
    ['a name written from right to left', 0, 'Mona \u202e'],
    ['a phone of Arabic digits', 2, '+20١٠٠١٢٣٤٥٦٧'],
    ['a message with a null byte', 4, 'a\0b'],
    ['a message with carriage returns', 4, 'a\r\nb'],
    ['a viewing with more', 8, ['viewing', '2026-11-26', 'morning', 'x']],
    ['a negative rest', 11, -1],
  ])('well-formed but has %s', async (_, index, value) => {
    expect(await parseLeadFragment(withField(index, value))).toBe('notAnInquiry');
  });
});
