import { Refusal } from './http-error.ts';
import { composeLetter } from './mail-message.ts';
import { readInquiry } from './parse-request.ts';
import { type MailRoute, NotRelayed, relay } from './send-mail.ts';

interface Surroundings {
  /** Hosts of the site besides the one the request names, for the Origin check. */
  readonly ownHosts: readonly string[];
  /** Asked for once there is something to relay. @throws NotRelayed where mail is not configured */
  readonly mailRoute: () => MailRoute;
}

/**
 * Answers a request to send an inquiry: always JSON, `{ok: true}` or `{error, fields?}`. The log gets one
 * line a request and never the visitor's words.
 */
export async function answerInquiry(request: Request, surroundings: Surroundings): Promise<Response> {
  const start = performance.now();
  const log = (status: number, what: string) =>
    console[status < 400 ? 'info' : status < 500 ? 'warn' : 'error'](
      `sendEmail ${status} ${what} (${Math.round(performance.now() - start)} ms)`,
    );
  try {
    const inquiry = await readInquiry(request, surroundings.ownHosts);
    if (inquiry) await relay(composeLetter(inquiry), surroundings.mailRoute());
    log(200, inquiry ? 'relayed' : 'dropped: honeypot');
    return answer(200, { ok: true });
  } catch (error) {
    if (error instanceof Refusal) {
      log(error.status, `refused: ${[error.message, ...(error.fields ?? [])].join(' ')}`);
      return answer(error.status, { error: error.message, fields: error.fields });
    }
    log(502, `not relayed: ${error instanceof NotRelayed ? error.message : (error as Error).name}`);
    return answer(502, { error: 'The inquiry could not be relayed.' });
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 405 && { Allow: 'POST' }),
    },
  });
}
