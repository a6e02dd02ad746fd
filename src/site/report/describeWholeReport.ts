import { carMessages } from '#locales/car.ts';
import { carFactMessages } from '#locales/carFacts.ts';
import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { notFoundMessages } from '#locales/notFound.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { contentLocale } from '../../data/public/contentLocale.ts';
import { carTitle, carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import { formatCount } from '../../locales/formats.ts';
import type { Car } from '../../model/car/car.ts';
import { countFindings, type Inspection, parseInspection } from '../../model/inspection/inspection.ts';
import { type Finding, findings, pointsFor } from '../../model/inspection/points.ts';
import type { Fields } from '../../model/text/parse.ts';
import { dealerData } from '../seo/dealerData.ts';
import { describeFlaws } from './describeFlaws.ts';
import { describeGroups } from './describeGroups.ts';
import { describeMeasurements } from './describeMeasurements.ts';
import { describeOutdated, describeSummary, listFound, type OutdatedText } from './describeReport.ts';
import type { FlawPicture } from './FlawPictures.tsx';
import type { Found } from './FoundList.tsx';
import type { MeasurementsText } from './Measurements.tsx';
import type { PointGroup } from './PointGroups.tsx';

type ShownField =
  | ('id' | 'brand' | 'model' | 'year' | 'mileage' | 'fuel')
  | ('status' | 'hidden' | 'mainImage' | 'inspected' | 'vin');

/** Stored data of a report's page. */
export interface ReportSource {
  readonly car: Pick<Car, ShownField>;
  /** The report as stored; null if there is none. */
  readonly stored: Fields | null;
}

/** All texts of the page; serializable. A prerendered page contains them and does not load the code that writes them. */
export type ReportContent = { readonly report: ReportText } | { readonly missing: MissingText };

interface MissingText {
  readonly message: string;
  readonly reason: string;
  readonly back: string;
  readonly backText: string;
}

export interface ReportText {
  /** The `<title>`. */
  readonly title: string;
  readonly meta: string;
  readonly structuredData: Readonly<Record<string, unknown>>;
  /** Shown above the car's name. */
  readonly kind: string;
  /** Of a car that is reserved or sold. */
  readonly status?: string;
  readonly carName: string;
  /** What the inspection found, in a sentence. */
  readonly verdict: string;
  readonly facts: readonly Fact[];
  readonly counts: readonly (readonly [finding: Finding, text: string])[];
  readonly outdated: OutdatedText;
  readonly headings: Readonly<Record<'found' | 'measurements' | 'flaws' | 'points', string>>;
  readonly found: readonly Found[];
  readonly nothingFound: string;
  readonly measurements: MeasurementsText | null;
  readonly flaws: readonly FlawPicture[];
  readonly groups: readonly PointGroup[];
  readonly toCar: string;
  /** Text of the link to the page about inspections. */
  readonly about: string;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Whether staff typed it. */
  readonly isTyped?: boolean;
}

/** @param source null if the car does not exist */
export function describeWholeReport(source: ReportSource | null): ReportContent {
  if (!source) return { missing: missingCar };
  const { car, stored } = source;
  if (!car.inspected || !stored) return { missing: { ...missingReport, back: paths.car(car.id) } };
  // The date of the car's own document, which is saved together with the report.
  return { report: describe(car, { ...parseInspection(stored, contentLocale), date: car.inspected.date }) };
}

/** By the worst that was found. */
function describeVerdict(found: readonly Found[]): string {
  const [fault, another, ...others] = found.filter(({ level }) => level === 'fault').map(({ name }) => name);
  if (fault && another) return words.verdicts.faults([fault, another, ...others].join(localeInfo.comma));
  return fault ? words.verdicts.fault(fault) : words.verdicts[found.length > 0 ? 'remark' : 'good'];
}

const missingCar: MissingText = {
  message: words.noCar,
  reason: notFoundMessages.carGone,
  back: paths.inventory,
  backText: words.allCars,
};

const missingReport = { message: words.none, reason: words.noneReason, backText: words.backToCar };

function describe(car: ReportSource['car'], report: Inspection): ReportText {
  const carName = carTitleWithYear(car);
  const counts = countFindings(report, pointsFor(car.fuel));
  const { good, remark: remarks, fault: faults } = counts;
  const found = listFound(report);
  return {
    title: words.of(carName),
    meta: words.description(carName, describeSummary({ date: report.date, good, remarks, faults })),
    structuredData: reportData(car, report),
    kind: words.title,
    carName,
    verdict: describeVerdict(found),
    facts: describeFacts(report, car),
    counts: findings
      .filter((finding) => counts[finding] > 0)
      .map((finding) => [finding, formatCount(counts[finding], words.counts[finding])]),
    outdated: describeOutdated(report, car.mileage),
    headings: {
      found: words.found,
      measurements: words.measurements,
      flaws: words.flaws,
      points: words.points,
    },
    found,
    nothingFound: words.nothingFound,
    measurements: describeMeasurements(report),
    flaws: describeFlaws(report.flaws),
    groups: describeGroups(report, car.fuel),
    ...(car.status !== 'available' && { status: carMessages.statuses[car.status] }),
    toCar: words.toCar,
    about: words.about,
  };
}

function describeFacts(report: Inspection, { vin }: ReportSource['car']): readonly Fact[] {
  const { facts } = words;
  const { date, inspector, qualification, place, odometer, batteryHealth } = report;
  return [
    { name: facts.date, value: formatCalendarDate(date) },
    { name: facts.inspector, value: inspector, isTyped: true },
    { name: facts.qualification, value: qualification, isTyped: true },
    { name: facts.place, value: place, isTyped: true },
    { name: facts.odometer, value: odometer === null ? '' : carMessages.kilometres(odometer) },
    { name: carFactMessages.names.vin, value: vin },
    { name: facts.batteryHealth, value: batteryHealth === null ? '' : words.percent(batteryHealth) },
  ].filter(({ value }) => value);
}

function reportData(car: ReportSource['car'], { date }: Inspection) {
  const url = addressIn(localeInfo.code, paths.report(car.id));
  return {
    '@type': 'Report',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: localeInfo.code },
    name: words.of(carTitleWithYear(car)),
    dateCreated: date,
    about: { '@type': 'Car', name: carTitle(car), url: addressIn(localeInfo.code, paths.car(car.id)) },
    publisher: dealerData,
  };
}
