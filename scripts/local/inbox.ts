import { createRequire } from 'node:module';
import { atEnd } from './lifetime.ts';
import type { Ports } from './ports.ts';

interface MailDev {
  listen(done: (error?: Error) => void): void;
  close(done: () => void): void;
}

const MailDevClass = createRequire(import.meta.url)('maildev') as new (options: object) => MailDev;

/** Catches the function's mail locally (SMTP) and shows it in a web inbox; ended with this program. */
export async function startInbox(ports: Pick<Ports, 'smtp' | 'inbox'>): Promise<void> {
  const inbox = new MailDevClass({
    smtp: ports.smtp,
    web: ports.inbox,
    ip: '127.0.0.1',
    webIp: '127.0.0.1',
    silent: true,
    disableWeb: false,
  });
  await new Promise<void>((resolve, reject) => inbox.listen((error) => (error ? reject(error) : resolve())));
  atEnd(() => new Promise<void>((resolve) => inbox.close(() => resolve())));
}
