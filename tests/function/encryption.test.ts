import { expect, test } from 'vitest';
import type { MailServer } from './mail-server.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post, setMailServer } from './site.ts';

const plain = provideMailSite();
const encrypting = provideMailSite(true);

/** The same server at an address that does not look local. */
const elsewhere = ({ url }: MailServer) => url.replace('127.0.0.1', '0.0.0.0');

test('a server on this machine needs no TLS', async () => {
  for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST']) {
    setMailServer(plain.smtp.url.replace('127.0.0.1', host));
    expect((await post(plain.site, goodInquiry)).status, host).toBe(200);
  }
  expect(plain.smtp.deliveries.map(({ secure }) => secure)).toEqual([false, false, false]);
});

test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
  'smtp:// to another machine sends nothing unencrypted %s',
  async (options) => {
    const log = setMailServer(elsewhere(plain.smtp) + options);
    expect((await post(plain.site, goodInquiry)).status).toBe(502);
    expect(plain.smtp.deliveries).toEqual([]);
    expect(log[0]).toMatch(/ETLS|STARTTLS/);
  },
);

test('a server with an untrusted certificate gets nothing', async () => {
  setMailServer(elsewhere(encrypting.smtp));
  expect((await post(plain.site, goodInquiry)).status).toBe(502);
  expect(encrypting.smtp.deliveries).toEqual([]);
});

test('a server elsewhere with TLS gets the mail', async () => {
  setMailServer(`${elsewhere(encrypting.smtp)}?tls.rejectUnauthorized=false`);
  expect((await post(plain.site, goodInquiry)).status).toBe(200);
  expect(encrypting.smtp.deliveries.map(({ secure }) => secure)).toEqual([true]);
});
