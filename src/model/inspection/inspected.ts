import { isDay } from '../text/isDay.ts';
import { parseText } from '../text/parse.ts';

/** What a car's own document says of its report, so that lists need not read it. */
export interface InspectionSummary {
  /** 'yyyy-mm-dd'. */
  readonly date: string;
  readonly good: number;
  readonly remarks: number;
  readonly faults: number;
}

/** The inverse of `toStoredSummary`; null for a car without a report. */
export function parseInspected(stored: unknown): InspectionSummary | null {
  const [date = '', good, remarks, faults] = parseText(stored).split(' ');
  if (!parseDay(date)) return null;
  return { date, good: Number(good) || 0, remarks: Number(remarks) || 0, faults: Number(faults) || 0 };
}

/** As visitors see it: null while nothing was checked, too. */
export function parseShownInspected(stored: unknown): InspectionSummary | null {
  const summary = parseInspected(stored);
  return summary && summary.good + summary.remarks + summary.faults > 0 ? summary : null;
}

/** A day that exists, as 'yyyy-mm-dd'; otherwise ''. */
export function parseDay(value: unknown): string {
  const text = parseText(value);
  return isDay(text) ? text : '';
}
