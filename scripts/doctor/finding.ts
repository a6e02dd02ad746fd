import type { LiveSite } from './live-site.ts';

export interface Finding {
  /** `advice` is about something optional. Only `wrong` says that the owner must act. */
  readonly status: 'good' | 'wrong' | 'advice' | 'could not tell';
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

/** Good if nothing is listed; else wrong, with the first few instead of LIST. */
export function goodIfNone(listed: readonly string[], text: string): Finding {
  if (listed.length === 0) return good;
  const more = listed.length > 3 ? ` and ${listed.length - 3} more` : '';
  return wrong(text.replace('LIST', () => listed.slice(0, 3).join(', ') + more));
}
