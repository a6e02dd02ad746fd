import { toCairoDay } from '../inquiry/cairoTime.ts';
import { isClosed, type Lead } from './lead.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** After this time a new lead is reported as unanswered. */
const answerMs = dayMs;

/** Whether the day of the next step, or of the viewing, has come. */
export function isDue(lead: Lead, now: Date): boolean {
  const day = dueDay(lead);
  return day !== '' && day <= toCairoDay(now);
}

/** The day of the next step, else of a viewing; '' for none. */
export function dueDay(lead: Lead): string {
  if (isClosed(lead)) return '';
  return lead.due || (lead.state === 'viewing' ? (lead.viewing?.day ?? '') : '');
}

export function isUnanswered({ state, askedAt }: Lead, now: Date): boolean {
  return state === 'new' && askedAt !== null && now.getTime() - askedAt.getTime() >= answerMs;
}
