import { createTransport } from 'nodemailer';
import type { MailMessage } from './mail-message.ts';

/** Milliseconds the mail server has for all of it, from the connection to its last word. */
export const defaultTimeoutMs = 8000;

export interface MailSettings {
  /** smtp:// or smtps://, with its credentials. */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
  /** Milliseconds. */
  readonly timeoutMs: number;
}

/** Thrown when a mail was not taken; the message is for the log and holds nothing of the mail. */
export class MailNotSent extends Error {}

/** The way inquiries go, from the environment. @throws MailNotSent naming what is missing or makes no sense */
export function parseMailSettings(env: Readonly<Record<string, string | undefined>>): MailSettings {
  const names = ['SMTP_URL', 'INQUIRY_TO', 'INQUIRY_FROM'] as const;
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length > 0) throw new MailNotSent(`not configured: ${missing.join(', ')} missing`);
  const [smtpUrl = '', to = '', from = ''] = names.map((name) => env[name]?.trim());
  if (!isMailServer(smtpUrl))
    throw new MailNotSent(
      'not configured: SMTP_URL is no address such as smtps://user:password@host:465, with special characters of user and password percent-encoded',
    );
  return { smtpUrl, to, from, timeoutMs: defaultTimeoutMs };
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
 * The address with TLS demanded, unless the server is on this machine: mails hold people's names and numbers. It is
 * set in the address because there it wins over everything else the address says.
 */
function demandTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/i.test(url.hostname)) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Hands one mail to the mail server and resolves once the server has taken it. @throws MailNotSent */
export async function sendMail(
  mail: MailMessage,
  { smtpUrl, to, from, timeoutMs }: MailSettings,
): Promise<void> {
  try {
    await createTransport(demandTls(smtpUrl)).sendMail({
      ...mail,
      to,
      from,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new MailNotSent(describe(error, timeoutMs, secretsOf(mail, smtpUrl)));
  }
}

interface MailError {
  readonly name?: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/** What no log may hold: who signs in at the mail server with what, and who asks. */
function secretsOf({ replyTo, text }: MailMessage, smtpUrl: string): readonly string[] {
  const { username, password } = new URL(smtpUrl);
  const typed = [username, password].flatMap((part) => [part, decode(part)]);
  const phones = text.match(/\d{7,}/g) ?? [];
  return [...typed, replyTo.address, ...replyTo.name.split(' '), ...phones].filter((part) => part.length > 2);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * What happened, on one line. A server's reply to the mail itself may quote it, its reply to a sign-in the password,
 * and an unknown error the address with it, so of those only the codes are logged; and so of any reply that holds a
 * secret.
 */
function describe(error: unknown, timeoutMs: number, secrets: readonly string[]): string {
  const { name, code, command, responseCode, message = '' } = error as MailError;
  if (name === 'AbortError' || name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  const isQuoting = !code || !command || command === 'DATA' || command.startsWith('AUTH');
  const hasSecret = secrets.some((secret) => message.toLowerCase().includes(secret.toLowerCase()));
  const reply = isQuoting || hasSecret ? '' : message.replace(/\s+/g, ' ').slice(0, 200);
  return [code ?? name, command, responseCode, reply].filter(Boolean).join(' ');
}
