import { createResponder, type DatabaseOptions } from './http/responder.ts';
import { errorAnswer } from './http/responses.ts';

export interface Firestore {
  /** Responds as the server does; the host of `url` doesn't matter. */
  fetch(url: string, init?: FirestoreInit): Promise<Response>;
}

export interface FirestoreInit {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: string;
}

/** A database in this process, without a server: a request takes a fifth of a millisecond. @throws RulesLoadError, IndexFileError */
export function createFirestore(options: DatabaseOptions = {}): Firestore {
  const respond = createResponder(options);
  return {
    async fetch(url, { method = 'GET', headers, body = '' } = {}) {
      const authorization = new Headers(headers).get('Authorization') ?? undefined;
      const path = url.replace(/^\w+:\/\/[^/]*/, '');
      const answer = await respond({ method, url: path, authorization, body }).catch(errorAnswer);
      const text = typeof answer.body === 'string' ? answer.body : [...answer.body].join('');
      return new Response(text, {
        status: answer.status,
        ...(answer.contentType && { headers: { 'Content-Type': answer.contentType } }),
      });
    },
  };
}
