import { parseInteger } from '../car/carFacts.ts';
import type { ContentLocale } from '../locales.ts';
import { withAsciiDigits } from '../text/digits.ts';
import { parseMap, parseText, parseTexts } from '../text/parse.ts';
import { parseDay } from './inspected.ts';
import {
  type Finding,
  type FlawType,
  findings,
  flawTypes,
  type Panel,
  type PointCode,
  paintLimits,
  panels,
  pointCodes,
  treadLimits,
  type Wheel,
  wheels,
} from './points.ts';

/** In characters unless noted. */
export const inspectionLimits = {
  inspector: 100,
  qualification: 100,
  place: 100,
  note: 200,
  flaws: 40,
  translation: 400,
  /** Of notes, in a language. */
  translations: 120,
} as const;

export interface PointFinding {
  readonly finding: Finding;
  /** In English; '' for most. */
  readonly note: string;
  /** The note in the language that was asked for. */
  readonly translation?: string;
}

/** Thousandths of a picture's width from its left edge and of its height from its top edge. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Flaw {
  /** Storage path of its picture. */
  readonly image: string;
  /** 'open' until someone places it, which is not stored. */
  readonly place: Spot | 'none' | 'open';
  readonly type: FlawType;
  /** Centimetres. */
  readonly size: number;
  /** In English; '' for most. */
  readonly note: string;
  /** The note in the language that was asked for. */
  readonly translation?: string;
}

export type Measurements<Place extends string> = { readonly [Name in Place]?: number };

/** The report on one car, `Inspections/{id of the car}`. */
export interface Inspection {
  readonly inspector: string;
  /** Of the inspector; '' if nobody entered it. */
  readonly qualification: string;
  readonly place: string;
  /** 'yyyy-mm-dd', or '' in a broken document. */
  readonly date: string;
  /** Kilometres, or null. */
  readonly odometer: number | null;
  /** State of health of the drive battery in percent, or null. */
  readonly batteryHealth: number | null;
  /** Points that nobody entered are 'unchecked'. */
  readonly points: Readonly<Record<PointCode, PointFinding>>;
  /** Millimetres. */
  readonly tread: Measurements<Wheel>;
  /** Micrometres. */
  readonly paint: Measurements<Panel>;
  readonly flaws: readonly Flaw[];
}

/**
 * Tolerant: leaves out what it cannot read.
 * @param language of the translated notes, null for none
 */
export function parseInspection(
  fields: Readonly<Record<string, unknown>>,
  language: ContentLocale | null = null,
): Inspection {
  const points = parseMap(fields.Points);
  const translated = language ? parseNotes(fields.Translations, language) : new Map<string, string>();
  const withTranslation = <Noted extends { readonly note: string }>(noted: Noted) => {
    const translation = translated.get(noted.note);
    return translation ? { ...noted, translation } : noted;
  };
  return {
    inspector: parseText(fields.Inspector),
    qualification: parseText(fields.Qualification),
    place: parseText(fields.Place),
    date: parseDay(fields.Date),
    odometer: parseInteger(fields.Odometer, 0, 2_000_000),
    batteryHealth: parseBatteryHealth(fields.Battery_Health),
    points: Object.fromEntries(
      pointCodes.map((code) => [code, withTranslation(parsePoint(points[code]))]),
    ) as Record<PointCode, PointFinding>,
    tread: parseMeasurements(wheels, fields.Tread, parseTread),
    paint: parseMeasurements(panels, fields.Paint, parsePaint),
    flaws: parseTexts(fields.Flaws)
      .flatMap((line) => parseFlaw(line) ?? [])
      .map(withTranslation),
  };
}

/** The translated notes of a language, by the note in English: a note that changes has no translation any more. */
export function parseNotes(stored: unknown, language: ContentLocale): ReadonlyMap<string, string> {
  const notes = Object.entries(parseMap(parseMap(stored)[language]));
  return new Map(notes.map(([note, text]) => [note, parseText(text)]));
}

/** Parses 'good' or 'remark Worn on the left'. */
export function parsePoint(stored: unknown): PointFinding {
  const [, word, note = ''] = parseText(stored).match(/^(\S+)(?:\s+(.*))?$/s) ?? [];
  const finding = findings.find((known) => known === word);
  return finding ? { finding, note } : { finding: 'unchecked', note: '' };
}

/** The inverse of `parsePoint`; '' for a point that nobody looked at. */
export function toStoredPoint({ finding, note }: PointFinding): string {
  const text = note.replace(/\s+/g, ' ').trim();
  if (finding === 'unchecked' && !text) return '';
  return text ? `${finding} ${text}` : finding;
}

const flawPattern = /^(\S.*?) (?:(\d{1,4}) (\d{1,4})|(none|open)) ([a-z]+) (\d{1,3}(?:\.\d)?)(?: (.*))?$/;

/** The picture of a stored flaw, of unknown types too; null if it is none. */
export function parseFlawImage(line: string): string | null {
  return line.match(flawPattern)?.[1] ?? null;
}

/**
 * Parses 'Cars/1700000000000_left.webp 412 230 scratch 4.5 Down to the primer', where the path may contain spaces, and
 * 'none' may be in place of the spot.
 */
export function parseFlaw(line: string): Flaw | null {
  const [, image, x, y, unplaced, type, size, note = ''] = line.match(flawPattern) ?? [];
  const known = flawTypes.find((each) => each === type);
  if (!image || !known) return null;
  return {
    image,
    place:
      unplaced === 'none' || unplaced === 'open'
        ? unplaced
        : { x: Math.min(1000, Number(x)), y: Math.min(1000, Number(y)) },
    type: known,
    size: Number(size),
    note,
  };
}

/** The inverse of `parseFlaw`. */
export function toStoredFlaw({ image, place, type, size, note }: Flaw): string {
  const spot = typeof place === 'string' ? place : `${place.x} ${place.y}`;
  return [image, spot, type, size, note.replace(/\s+/g, ' ').trim()].join(' ').trim();
}

/** Typed or stored millimetres, '6,5' too, to one decimal; null if there are none. */
export function parseTread(value: unknown): number | null {
  const text = withAsciiDigits(parseText(value)).replace(/[,٫]/, '.');
  if (!/^\d{1,2}(\.\d+)?$/.test(text)) return null;
  const millimetres = Math.round(Number(text) * 10) / 10;
  return millimetres <= treadLimits.max ? millimetres : null;
}

/** Typed or stored micrometres; null if there are none. */
export function parsePaint(value: unknown): number | null {
  return parseInteger(value, 1, paintLimits.max);
}

/** Typed or stored percent, '93 %' too; null if there are none. */
export function parseBatteryHealth(value: unknown): number | null {
  return parseInteger(parseText(value).replace(/[%٪]/, ''), 1, 100);
}

function parseMeasurements<Place extends string>(
  places: readonly Place[],
  stored: unknown,
  parse: (value: unknown) => number | null,
): Measurements<Place> {
  const values = parseMap(stored);
  const measured = places.map((place) => [place, parse(values[place])] as const);
  return Object.fromEntries(measured.filter(([, value]) => value !== null)) as Measurements<Place>;
}

export function countFindings(
  { points }: Pick<Inspection, 'points'>,
  codes: readonly PointCode[] = pointCodes,
): Readonly<Record<Finding, number>> {
  const counts = { good: 0, remark: 0, fault: 0, unchecked: 0 };
  for (const code of codes) counts[points[code].finding] += 1;
  return counts;
}

/** The field `Inspected` of a car: '2026-11-20 57 2 1', its date, good points, remarks and faults. */
export function toStoredSummary(inspection: Pick<Inspection, 'date' | 'points'>): string {
  const { good, remark, fault } = countFindings(inspection);
  return [inspection.date, good, remark, fault].join(' ');
}

/** After either of them a car may have changed since its inspection. */
export const outdatedAfter = { days: 180, kilometres: 1000 } as const;

/**
 * When a report becomes outdated, in milliseconds since 1970; 0 if the car was driven too far since.
 * @param mileage kilometres now, or null
 */
export function outdatedFrom(
  { date, odometer }: Pick<Inspection, 'date' | 'odometer'>,
  mileage: number | null,
): number {
  const driven = mileage === null || odometer === null ? 0 : mileage - odometer;
  if (driven > outdatedAfter.kilometres) return 0;
  return (Date.parse(date) || 0) + outdatedAfter.days * 24 * 60 * 60 * 1000;
}
