import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { outdatedFrom, parseInspection } from '../../model/inspection/inspection.ts';
import type { ReportText } from '../report/ReportSummary.tsx';
import { describeOutdated, describeSummary, listFound } from '../report/reportTexts.ts';
import type { ReportSource } from './carReport.ts';

export function describeReport({ inspected, stored, mileage }: ReportSource): ReportText {
  const report = { ...parseInspection(stored ?? {}), date: inspected.date };
  const { flaws, tread, paint } = report;
  const hasDetails = [...flaws, ...Object.keys(tread), ...Object.keys(paint)].length > 0;
  return {
    title: words.title,
    lead: describeSummary(inspected),
    found: listFound(report),
    outdated: describeOutdated(),
    outdatedFrom: outdatedFrom(report, mileage),
    whole: words.whole,
    details: hasDetails ? words.details : '',
  };
}
