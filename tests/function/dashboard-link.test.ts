import { expect, test, vi } from 'vitest';
import { parseLeadFragment } from '../../src/model/leads/leadLink.ts';
import { createRandom } from '../support/random.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post } from './site.ts';

const relay = provideMailSite();

async function mailOf(inquiry: object) {
  expect((await post(relay.site, inquiry)).status).toBe(200);
  const mail = relay.smtp.deliveries[0]?.mail;
  if (!mail) throw new Error('no mail');
  const [, text = ''] = mail.text.match(/Open in the dashboard:\n(\S+)/) ?? [];
  const [, html = ''] = mail.html.match(/<a href="([^"]+)"[^>]*>Open in the dashboard<\/a>/) ?? [];
  expect(html).toBe(text);
  return { mail, link: new URL(text) };
}

test('a mail has a link that carries its inquiry to the dashboard', async () => {
  const sent = {
    ...goodInquiry,
    locale: 'de',
    carIds: ['x5'],
    consent: '2026-12',
    sentAt: '2026-11-22T15:25:00Z',
  };
  const { link } = await mailOf(sent);
  expect(link.origin + link.pathname).toBe(`${relay.site.origin}/dashboard/leads/add`);
  expect(await parseLeadFragment(link.hash)).toMatchObject({ inquiry: sent, cut: 0 });
});

test('the link is one of the site, whatever host the request names', async () => {
  vi.stubEnv('URL', 'https://dealer.example');
  const { link } = await mailOf(goodInquiry);
  expect(link.origin).toBe('https://dealer.example');
});

test('a link without the end of the message says so', async () => {
  const random = createRandom(48);
  const words = Array.from({ length: 700 }, () => random.below(36 ** 5).toString(36)).join(' ß');
  const { mail, link } = await mailOf({ ...goodInquiry, message: words });
  expect(link.href.length).toBeLessThanOrEqual(4000);
  const parsed = await parseLeadFragment(link.hash);
  if (typeof parsed === 'string') throw new Error(parsed);
  expect(parsed.cut).toBeGreaterThan(0);
  const note = `The link lacks the last ${parsed.cut} characters of the message.`;
  expect(mail.text).toContain(`\n${note}`);
  expect(mail.html).toContain(`<br>${note}`);
  expect(mail.text).toContain(words);
});
