import { expect, test, vi } from 'vitest';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post } from './site.ts';

const relay = provideMailSite();

test('a hanging mail server times out after 8 seconds', async () => {
  const start = AbortSignal.timeout;
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => start.call(AbortSignal, ms / 20));
  relay.smtp.manner = 'hang-letter';
  const { status, json } = await post(relay.site, goodInquiry);
  expect([status, json]).toEqual([502, { error: 'The inquiry could not be relayed.' }]);
  expect(timeout.mock.calls).toEqual([[8000]]);
  expect(relay.log[0]).toContain('no answer within 8000 ms');
});
