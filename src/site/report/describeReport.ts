import { carMessages } from '#locales/car.ts';
import { inspectionNames } from '#locales/inspectionNames.ts';
import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { describeNote } from '../../locales/describeNote.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import { formatCount, formatNumber } from '../../locales/formats.ts';
import type { InspectionSummary } from '../../model/inspection/inspected.ts';
import { type Inspection, outdatedAfter, outdatedFrom } from '../../model/inspection/inspection.ts';
import { pointCodes } from '../../model/inspection/points.ts';
import type { Found } from './FoundList.tsx';

/** 'Inspected on 20 Nov 2026: 57 points good, 2 remarks'. */
export function describeSummary({ date, good, remarks, faults }: InspectionSummary): string {
  const counts = [
    formatCount(good, words.counts.good),
    ...(remarks > 0 ? [formatCount(remarks, words.counts.remark)] : []),
    ...(faults > 0 ? [formatCount(faults, words.counts.fault)] : []),
  ];
  return words.inspectedOn(formatCalendarDate(date), counts.join(localeInfo.comma));
}

/** A note below a report that is too old. */
export interface OutdatedText {
  /** Milliseconds since 1970; 0 if it is too old already, so that a static page contains the note. */
  readonly from: number;
  readonly text: string;
}

/** @param mileage kilometres now, or null */
export function describeOutdated(report: Inspection, mileage: number | null): OutdatedText {
  const { days, kilometres } = outdatedAfter;
  const from = outdatedFrom(report, mileage);
  if (from === 0) return { from, text: words.outdated.driven(carMessages.kilometres(kilometres)) };
  return { from: from < Date.now() ? 0 : from, text: words.outdated.aged(formatNumber(days)) };
}

/** Faults before remarks. */
export function listFound({ points }: Inspection): readonly Found[] {
  return (['fault', 'remark'] as const).flatMap((level) =>
    pointCodes
      .filter((code) => points[code].finding === level)
      .map((code) => ({
        level,
        word: inspectionNames.findings[level],
        name: inspectionNames.points[code],
        ...describeNote(points[code].note, points[code].translation),
      })),
  );
}
