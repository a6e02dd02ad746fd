import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';
import { goodInquiry, post, type Site, setMailServer, startSite } from './site.ts';

let plain: MailServer;
let encrypting: MailServer;
let site: Site;

beforeAll(async () => {
  plain = await startMailServer();
  encrypting = await startMailServer(true);
  site = await startSite();
});
afterAll(() => Promise.all([site.close(), plain.close(), encrypting.close()]));
beforeEach(() => {
  plain.deliveries.length = 0;
  encrypting.deliveries.length = 0;
});

/** The same server at an address that does not look local. */
const elsewhere = ({ url }: MailServer) => url.replace('127.0.0.1', '0.0.0.0');

test('a server on this machine needs no TLS', async () => {
  for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST']) {
    setMailServer(plain.url.replace('127.0.0.1', host));
    expect((await post(site, goodInquiry)).status, host).toBe(200);
  }
  expect(plain.deliveries.map(({ secure }) => secure)).toEqual([false, false, false]);
});

test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true', '?secure=false'])(
  'smtp:// to another machine sends nothing unencrypted %s',
  async (options) => {
    const log = setMailServer(elsewhere(plain) + options);
    expect((await post(site, goodInquiry)).status).toBe(502);
    expect(plain.deliveries).toEqual([]);
    expect(log[0]).toMatch(/ETLS|STARTTLS/);
  },
);

test('a server with an untrusted certificate gets nothing', async () => {
  setMailServer(elsewhere(encrypting));
  expect((await post(site, goodInquiry)).status).toBe(502);
  expect(encrypting.deliveries).toEqual([]);
});

test('a server elsewhere with TLS gets the mail', async () => {
  setMailServer(`${elsewhere(encrypting)}?tls.rejectUnauthorized=false`);
  expect((await post(site, goodInquiry)).status).toBe(200);
  expect(encrypting.deliveries.map(({ secure }) => secure)).toEqual([true]);
});
