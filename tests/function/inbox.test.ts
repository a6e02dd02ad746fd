import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Mail, serveInbox } from '../../scripts/local/inbox/inbox.ts';
import { freePorts, type Ports } from '../../scripts/local/ports.ts';

let ports: Ports;
let close: () => Promise<void>;

beforeEach(async () => {
  ports = await freePorts();
  close = await serveInbox(ports);
});

afterEach(() => close());

const url = (path: string) => `http://127.0.0.1:${ports.inbox}${path}`;
const receivedMails = async () => (await (await fetch(url('/email'))).json()) as readonly Mail[];

async function sendMail(): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: ports.smtp, ignoreTLS: true });
  await transport.sendMail({
    from: 'Website <website@dealer.example>',
    to: ['sales@dealer.example', 'Büro <office@dealer.example>'],
    replyTo: '"Müller, Jörg" <joerg@example.com>',
    subject: 'سيارة BMW <X5>',
    text: 'Grüße\n\n– zwei Zeilen',
    html: '<p>Grüße</p><script>alert(1)</script>',
  });
}

test('returns a received mail as JSON', async () => {
  await sendMail();
  expect(await receivedMails()).toEqual([
    {
      id: 1,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      subject: 'سيارة BMW <X5>',
      from: [{ name: 'Website', address: 'website@dealer.example' }],
      to: [
        { name: '', address: 'sales@dealer.example' },
        { name: 'Büro', address: 'office@dealer.example' },
      ],
      replyTo: [{ name: 'Müller, Jörg', address: 'joerg@example.com' }],
      text: expect.stringMatching(/^Grüße\n\n– zwei Zeilen\n?$/),
      html: expect.stringMatching(/^<p>Grüße<\/p><script>alert\(1\)<\/script>\n?$/),
    },
  ]);
});

test('shows the mails on a page, with their HTML escaped and sandboxed, until all are deleted', async () => {
  await sendMail();
  const page = await (await fetch(url('/'))).text();
  expect(page).toContain('<b>سيارة BMW &#60;X5&#62;</b>');
  expect(page).toContain('sandbox srcdoc="&#60;p&#62;Grüße');
  expect(page).not.toContain('<script>alert');
  expect((await fetch(url('/email'), { method: 'DELETE' })).status).toBe(204);
  expect(await receivedMails()).toEqual([]);
  expect((await fetch(url('//evil.example:1%2f'))).status).toBe(404);
});

test('rejects a port in use', async () => {
  await expect(serveInbox(ports)).rejects.toThrow('EADDRINUSE');
});
