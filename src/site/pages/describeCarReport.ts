import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { outdatedFrom, parseInspection } from '../../model/inspection/inspection.ts';
import { describeOutdated, describeSummary, listFound } from '../report/describeReport.ts';
import type { ReportText } from '../report/ReportSummary.tsx';
import type { ReportSource } from './reportSource.ts';

export function describeCarReport({ car, stored }: ReportSource): ReportText {
  const report = { ...parseInspection(stored ?? {}), date: car.inspected?.date ?? '' };
  const { flaws, tread, paint } = report;
  const hasDetails = [...flaws, ...Object.keys(tread), ...Object.keys(paint)].length > 0;
  return {
    title: words.title,
    lead: car.inspected ? describeSummary(car.inspected) : '',
    found: listFound(report),
    outdated: describeOutdated(),
    outdatedFrom: outdatedFrom(report, car.mileage),
    whole: words.whole,
    details: hasDetails ? words.details : '',
  };
}
