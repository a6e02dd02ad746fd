import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { contentLocale } from '../../data/public/contentLocale.ts';
import type { Car } from '../../model/car/car.ts';
import { parseInspection } from '../../model/inspection/inspection.ts';
import type { Fields } from '../../model/text/parse.ts';
import { describeOutdated, describeSummary, listFound, type OutdatedText } from './describeReport.ts';
import type { Found } from './FoundList.tsx';

export interface SummarySource extends Pick<Car, 'id' | 'mileage' | 'inspected'> {
  /** The report as stored; null if it could not be loaded. */
  readonly stored: Fields | null;
}

/** All texts of the summary; serializable. A prerendered page contains them and does not load the code that writes them. */
export interface SummaryText {
  readonly title: string;
  /** Date and counts. */
  readonly lead: string;
  readonly found: readonly Found[];
  readonly outdated: OutdatedText;
  /** Text of the link to the report. */
  readonly whole: string;
  /** Text of the button for measurements and flaws; '' without any. */
  readonly details: string;
}

export function describeCarReport({ inspected, mileage, stored }: SummarySource): SummaryText {
  const report = { ...parseInspection(stored ?? {}, contentLocale), date: inspected?.date ?? '' };
  const { flaws, tread, paint } = report;
  const hasDetails = [...flaws, ...Object.keys(tread), ...Object.keys(paint)].length > 0;
  return {
    title: words.title,
    lead: inspected ? describeSummary(inspected) : '',
    found: listFound(report),
    outdated: describeOutdated(report, mileage),
    whole: words.whole,
    details: hasDetails ? words.details : '',
  };
}
