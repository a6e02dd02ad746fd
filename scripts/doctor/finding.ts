import type { LiveSite } from './live-site.ts';

/** `advice` is about something optional. Only `wrong` says that the owner must act. */
export type Status = 'good' | 'wrong' | 'advice' | 'could not tell';

export interface Finding {
  readonly status: Status;
  /** What to do and where, or the reason; '' if good. */
  readonly text: string;
}

export type Check = (site: LiveSite) => Finding | Promise<Finding>;

/** By what they prove, in the order they are printed. */
export type Checks = Readonly<Record<string, Check>>;

export const good: Finding = { status: 'good', text: '' };
export const wrong = (text: string): Finding => ({ status: 'wrong', text });
export const advice = (text: string): Finding => ({ status: 'advice', text });
export const couldNotTell = (text: string): Finding => ({ status: 'could not tell', text });

/** Good if nothing is listed; else wrong, with the first few in the sentence. */
export function goodIfNone(listed: readonly string[], toSentence: (list: string) => string): Finding {
  if (listed.length === 0) return good;
  const more = listed.length > 3 ? ` and ${listed.length - 3} more` : '';
  return wrong(toSentence(listed.slice(0, 3).join(', ') + more));
}
