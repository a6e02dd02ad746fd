/**
 * Reads that begin before the app does. A page prerendered without its data brings along what its loaders ask
 * the database: prerendering records it, a script in the page asks it while the app's own scripts are still on
 * their way (scripts/build/page-assets.ts), and the loaders find the answers here.
 */

/** A POST request to the database. */
export interface Question {
  readonly url: string;
  readonly body: string;
}

/** Answers on their way, by address and body; the script in the page puts them there. */
declare global {
  var earlyReads: Record<string, Promise<Response> | undefined> | undefined;
}

/** The answer the page has asked for already, once; null where it has not. */
export function takeEarlyRead({ url, body }: Question): Promise<Response> | null {
  const early = globalThis.earlyReads;
  const answer = early?.[url + body];
  if (!early || !answer) return null;
  delete early[url + body];
  return answer;
}

let recorded: Question[] | null = null;

/** From now on questions are recorded, until the returned function is called, which returns them. */
export function recordQuestions(): () => readonly Question[] {
  const questions: Question[] = [];
  recorded = questions;
  return () => {
    recorded = null;
    return questions;
  };
}

/** Called for every question that is asked. */
export function noteQuestion(question: Question): void {
  recorded?.push(question);
}
