import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onExit } from '../lifetime.ts';
import { listen, type Ports } from '../ports.ts';
import { inboxPage } from './page.ts';

/** A received e-mail, as returned by the JSON API. */
export interface Mail {
  readonly id: number;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly subject: string;
  readonly from: readonly Mailbox[];
  readonly to: readonly Mailbox[];
  readonly replyTo: readonly Mailbox[];
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Mails kept in memory; the oldest are dropped first. */
const maxMails = 500;

/** Starts the inbox; it stops with this process. */
export async function startInbox(ports: Pick<Ports, 'smtp' | 'inbox'>): Promise<void> {
  onExit(await serveInbox(ports));
}

/**
 * Starts an SMTP server for the mail function, and a web page that lists the mails. `GET /email` and `DELETE
 * /email` are for programs.
 * @returns a function that stops both
 */
export async function serveInbox(ports: Pick<Ports, 'smtp' | 'inbox'>): Promise<() => Promise<void>> {
  const mails: Mail[] = [];
  const smtp = receiveMails(mails);
  const web = createServer((request, response) => handleRequest(mails, request, response));
  // Ignore dropped connections.
  smtp.on('error', () => {});
  await Promise.all([listen(smtp.server, ports.smtp), listen(web, ports.inbox)]);
  return async () => {
    web.close();
    web.closeAllConnections();
    await new Promise<void>((resolve) => smtp.close(resolve));
  };
}

function receiveMails(mails: Mail[]): SMTPServer {
  let received = 0;
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, _session, done) {
      try {
        received += 1;
        mails.push(await parseMail(received, await buffer(stream)));
        if (mails.length > maxMails) mails.shift();
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

async function parseMail(id: number, raw: Buffer): Promise<Mail> {
  const { subject = '', from, to = [], replyTo = [], text = '', html = '' } = await PostalMime.parse(raw);
  return {
    id,
    receivedAt: new Date().toISOString(),
    subject,
    from: toMailboxes(from ? [from] : []),
    to: toMailboxes(to),
    replyTo: toMailboxes(replyTo),
    text,
    html,
  };
}

type Addresses = NonNullable<Awaited<ReturnType<typeof PostalMime.parse>>['to']>;

function toMailboxes(addresses: Addresses): readonly Mailbox[] {
  return addresses.map(({ name, address = '' }) => ({ name, address }));
}

function handleRequest(mails: Mail[], { method, url }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  switch (`${method} ${url}`) {
    case 'GET /':
      send(response, 'text/html', inboxPage(mails));
      break;
    case 'GET /email':
      send(response, 'application/json', JSON.stringify(mails));
      break;
    case 'DELETE /email':
      mails.length = 0;
      response.writeHead(204).end();
      break;
    default:
      response.writeHead(404).end();
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(body);
}
