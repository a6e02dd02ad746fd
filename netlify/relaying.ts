import { createTransport } from 'nodemailer';
import type { Letter } from './composing.ts';

/** Milliseconds the mail server has for all of it, from the connection to its last word. */
export const defaultDeadline = 8000;

export interface MailRoute {
  /** smtp:// or smtps://, with its credentials. */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
  /** Milliseconds. */
  readonly deadline: number;
}

/** Thrown when a letter was not taken; the message is for the log and holds nothing of the letter. */
export class NotRelayed extends Error {}

/** The way inquiries go, from the environment. @throws NotRelayed naming what is missing or makes no sense */
export function readMailRoute(env: Readonly<Record<string, string | undefined>>): MailRoute {
  const names = ['SMTP_URL', 'INQUIRY_TO', 'INQUIRY_FROM'] as const;
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length > 0) throw new NotRelayed(`not configured: ${missing.join(', ')} missing`);
  const [smtpUrl = '', to = '', from = ''] = names.map((name) => env[name]?.trim());
  if (!isMailServer(smtpUrl))
    throw new NotRelayed(
      'not configured: SMTP_URL is no address such as smtps://user:password@host:465, with special characters of user and password percent-encoded',
    );
  return { smtpUrl, to, from, deadline: defaultDeadline };
}

/**
 * Whether a text is the address of a mail server, whole. A password's unescaped '#', '/' or '?' would end the
 * host early and leave the rest, its '@' included, behind it.
 */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  const rest = pathname + search + hash;
  return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?(\?|$)/.test(rest) && !rest.includes('@');
}

/**
 * The address with TLS demanded, unless the server is on this machine: letters hold people's names and numbers. It is
 * set in the address because there it wins over everything else the address says.
 */
function demandTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/i.test(url.hostname)) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Hands one letter to the mail server and resolves once the server has taken it. @throws NotRelayed */
export async function relay(letter: Letter, { smtpUrl, to, from, deadline }: MailRoute): Promise<void> {
  try {
    await createTransport(demandTls(smtpUrl)).sendMail({
      ...letter,
      to,
      from,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(deadline),
    });
  } catch (error) {
    throw new NotRelayed(describe(error, deadline));
  }
}

interface MailError {
  readonly name?: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/**
 * What happened, on one line. A server's reply to the letter itself may quote it, and an unknown error may
 * quote the address with its password, so of those only the codes are told.
 */
function describe(error: unknown, deadline: number): string {
  const { name, code, command, responseCode, message = '' } = error as MailError;
  if (name === 'AbortError' || name === 'TimeoutError') return `no answer within ${deadline} ms`;
  const told = code && command && command !== 'DATA' ? message.replace(/\s+/g, ' ').slice(0, 200) : '';
  return [code ?? name, command, responseCode, told].filter(Boolean).join(' ');
}
