import { createTransport } from 'nodemailer';
import { decode } from '../src/model/text/decode.ts';
import type { MailMessage } from './mail-message.ts';

/** Milliseconds for the whole SMTP session. */
const defaultTimeoutMs = 8000;

export interface MailSettings {
  /** smtp:// or smtps:// URL with credentials. */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
  /** Milliseconds. */
  readonly timeoutMs: number;
}

/** The message is logged, so it contains nothing of the mail. */
export class MailNotSent extends Error {}

/** @throws MailNotSent naming missing or invalid variables */
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

/** Rejects passwords with an unescaped '#', '/' or '?', which would end the host early. */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  const rest = pathname + search + hash;
  return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?(\?|$)/.test(rest) && !rest.includes('@');
}

/**
 * Requires TLS unless the server is local, because mails contain personal data. Query parameters override all other
 * options.
 */
function demandTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/i.test(url.hostname)) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Resolves once the mail server has accepted the mail. @throws MailNotSent */
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

function secretsOf({ replyTo, text }: MailMessage, smtpUrl: string): readonly string[] {
  const { username, password } = new URL(smtpUrl);
  const typed = [username, password].flatMap((part) => [part, decode(part)]);
  const phones = text.match(/\d{7,}/g) ?? [];
  return [...typed, replyTo.address, ...replyTo.name.split(' '), ...phones].filter((part) => part.length > 2);
}

/**
 * Describes an error on one line. Server replies can quote the mail (DATA), the password (AUTH) or, in unknown errors,
 * the SMTP URL. Only codes are logged for these, and for any reply with a secret.
 */
function describe(error: unknown, timeoutMs: number, secrets: readonly string[]): string {
  const { name, code, command, responseCode, message = '' } = error as MailError;
  if (name === 'AbortError' || name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  const isQuoting = !code || !command || command === 'DATA' || command.startsWith('AUTH');
  const hasSecret = secrets.some((secret) => message.toLowerCase().includes(secret.toLowerCase()));
  const reply = isQuoting || hasSecret ? '' : message.replace(/\s+/g, ' ').slice(0, 200);
  return [code ?? name, command, responseCode, reply].filter(Boolean).join(' ');
}
