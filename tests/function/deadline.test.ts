import { expect, test } from 'vitest';
import { defaultTimeoutMs } from '../../netlify/send-mail.ts';
import { startMailServer } from './mail-server.ts';
import { goodInquiry, post, setMailServer, startSite } from './site.ts';

test('a hanging mail server times out after 8 seconds', async () => {
  expect(defaultTimeoutMs).toBe(8000);
  const smtp = await startMailServer();
  smtp.manner = 'hang-letter';
  setMailServer(smtp.url);
  const site = await startSite();
  const start = performance.now();
  const { status, json } = await post(site, goodInquiry);
  const seconds = (performance.now() - start) / 1000;
  expect([status, json]).toEqual([502, { error: 'The inquiry could not be relayed.' }]);
  expect(seconds).toBeGreaterThan(7.9);
  expect(seconds).toBeLessThan(10);
  await Promise.all([site.close(), smtp.close()]);
});
