import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type Mail, parseMail } from './mail.ts';

/** How the mail server responds to a mail. */
export type Manner =
  | 'accept'
  | 'refuse-connection'
  | 'refuse-login'
  | 'refuse-sender'
  | 'refuse-recipient'
  | 'quote-visitor'
  | 'refuse-letter'
  | 'hang-greeting'
  | 'hang-letter'
  | 'drop-letter';

export interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: Mail;
  readonly secure: boolean;
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  /** In order of arrival. */
  readonly deliveries: Delivery[];
  manner: Manner;
  close(): Promise<void>;
}

/**
 * Starts a real SMTP server on a free loopback port.
 * @param offersTls whether it offers STARTTLS, with a self-signed certificate
 */
export async function startMailServer(offersTls = false): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  const refusal = (code: number, message: string) =>
    Object.assign(new Error(message), { responseCode: code });
  const refuseIf = (manner: Manner, code: number, message: string) =>
    server.manner === manner ? refusal(code, message) : null;
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? ['AUTH'] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      if (server.manner !== 'hang-greeting') done(refuseIf('refuse-connection', 554, 'Go away'));
    },
    onAuth({ username, password }, _session, done) {
      if (server.manner === 'refuse-login') done(refusal(535, `Wrong password ${password} of ${username}`));
      else done(null, { user: username });
    },
    onMailFrom(_address, _session, done) {
      done(refuseIf('refuse-sender', 550, 'Sender not allowed'));
    },
    onRcptTo(_address, _session, done) {
      const quoting = refuseIf('quote-visitor', 550, 'No mail for Mona Hassan <mona@example.com>');
      done(quoting ?? refuseIf('refuse-recipient', 550, 'No such user'));
    },
    async onData(stream, session, done) {
      const content = await buffer(stream).catch(() => null);
      // The sender gave up before the end.
      if (content === null) return;
      const mail = await parseMail(content);
      if (server.manner === 'hang-letter') return;
      if (server.manner === 'refuse-letter')
        return done(refusal(554, `Looks like spam: ${mail.text.slice(0, 60).replace(/\s+/g, ' ')}`));
      if (server.manner === 'drop-letter')
        return smtp.connections.forEach((connection) => {
          connection.close();
        });
      const { mailFrom, rcptTo } = session.envelope;
      deliveries.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        mail,
        secure: session.secure,
        raw: content.toString('latin1'),
      });
      done(null, 'Taken');
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    manner: 'accept',
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
