/**
 * Reads that begin before the app does. A page prerendered without its data brings along what its loaders ask
 * the database: prerendering records it, a script in the page asks it while the app's own scripts are still on
 * their way (scripts/build/page-assets.ts), and the loaders find the answers here.
 */

/** A POST request to the database. */
export interface FirestoreRequest {
  readonly url: string;
  readonly body: string;
}

/** Answers on their way, by address and body; the script in the page puts them there. */
declare global {
  var earlyReads: Record<string, Promise<Response> | undefined> | undefined;
}

/** The answer the page has asked for already, once; null where it has not. */
export function takeEarlyRead({ url, body }: FirestoreRequest): Promise<Response> | null {
  const early = globalThis.earlyReads;
  const response = early?.[url + body];
  if (!early || !response) return null;
  delete early[url + body];
  return response;
}

let recorded: FirestoreRequest[] | null = null;

/** From now on questions are recorded, until the returned function is called, which returns them. */
export function startRecording(): () => readonly FirestoreRequest[] {
  const requests: FirestoreRequest[] = [];
  recorded = requests;
  return () => {
    recorded = null;
    return requests;
  };
}

/** Called for every question that is asked. */
export function recordRequest(request: FirestoreRequest): void {
  recorded?.push(request);
}
