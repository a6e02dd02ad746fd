import { HttpError } from './http-error.ts';
import { composeMail } from './mail-message.ts';
import { parseRequest } from './parse-request.ts';
import { MailNotSent, type MailSettings, sendMail } from './send-mail.ts';

interface MailOptions {
  /** Hosts allowed in Origin besides that of the request. */
  readonly ownHosts: readonly string[];
  /** Called only if there is a mail to send. @throws MailNotSent if mail is not configured */
  readonly mailSettings: () => MailSettings;
  /** Origin of the dashboard; that of the request by default. */
  readonly siteUrl?: string | undefined;
}

/**
 * Handles an inquiry. Responds with JSON, `{ok: true}` or `{error, fields?}`. Logs one line per request without any
 * visitor data.
 */
export async function handleInquiry(request: Request, options: MailOptions): Promise<Response> {
  const start = performance.now();
  const log = (status: number, what: string) =>
    console[status < 400 ? 'info' : status < 500 ? 'warn' : 'error'](
      `sendEmail ${status} ${what} (${Math.round(performance.now() - start)} ms)`,
    );
  try {
    const inquiry = await parseRequest(request, options.ownHosts);
    const siteUrl = options.siteUrl || new URL(request.url).origin;
    if (inquiry) await sendMail(await composeMail(inquiry, siteUrl), options.mailSettings());
    log(200, inquiry ? 'relayed' : 'dropped: honeypot');
    return toResponse(200, { ok: true });
  } catch (error) {
    if (error instanceof HttpError) {
      log(error.status, `refused: ${[error.message, ...(error.fields ?? [])].join(' ')}`);
      return toResponse(error.status, { error: error.message, fields: error.fields });
    }
    log(502, `not relayed: ${error instanceof MailNotSent ? error.message : (error as Error).name}`);
    return toResponse(502, { error: 'The inquiry could not be relayed.' });
  }
}

function toResponse(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 405 && { Allow: 'POST' }),
    },
  });
}
