import { parseInspection, toStoredSummary } from '../src/model/inspection/inspection.ts';
import { type PointCode, panels, pointsFor, wheels } from '../src/model/inspection/points.ts';
import { dayAfter } from './seededAt.ts';
import { translateNotes } from './translations/inspections.ts';

/** A document of Inspections, as stored. */
export interface InspectionFields {
  Inspector: string;
  Qualification: string;
  Place: string;
  Date: string;
  Odometer: number;
  Points: Record<string, string>;
  Tread: Record<string, string>;
  Paint: Record<string, string>;
  Flaws: string[];
  /** By language, of notes by their English text. */
  Translations: Record<'de' | 'ar', Record<string, string>>;
}

interface Written
  extends Omit<
    InspectionFields,
    'Inspector' | 'Qualification' | 'Place' | 'Date' | 'Points' | 'Paint' | 'Tread' | 'Translations'
  > {
  daysAgo: number;
  place?: string;
  /** Points that are not good. */
  points: Partial<Record<PointCode, string>>;
  unchecked?: PointCode[];
  /** In the order of `wheels` and `panels`; 0 for one that was not measured. */
  tread: number[];
  paint: number[];
}

const measured = (names: readonly string[], values: readonly number[]) =>
  Object.fromEntries(names.flatMap((name, index) => (values[index] ? [[name, String(values[index])]] : [])));

function inspection(written: Written): InspectionFields {
  const { daysAgo: days, place = 'Bremerhaven', points, unchecked = [], tread, paint, ...rest } = written;
  const checked = pointsFor(null).filter((code) => !unchecked.includes(code));
  return {
    Inspector: 'Jonas Petersen',
    Qualification: 'Vehicle engineer, TÜV Nord',
    Place: place,
    Date: dayAfter(-days),
    Points: Object.fromEntries(checked.map((code) => [code, points[code] ?? 'good'])),
    Tread: measured(wheels, tread),
    Paint: measured(panels, paint),
    Translations: translateNotes([...Object.values(points), ...rest.Flaws]),
    ...rest,
  };
}

/** By the id of the car. Two are nearly too old, or of a car that was driven since. */
export const inspections: Readonly<Record<string, InspectionFields>> = {
  'bmw-x5-2024': inspection({
    daysAgo: 52,
    Odometer: 18_360,
    points: { rims: 'remark Kerb mark on the front left rim' },
    tread: [6.8, 6.7, 6.2, 6.2],
    paint: [118, 112, 121, 116, 119, 122, 117, 120, 118, 124, 121],
    Flaws: ['Cars/1771149700000_bmw-x5-2024-rim.webp 175 600 scratch 5 Kerb mark on the front left rim'],
  }),
  'volvo-v60-cross-country-2023': inspection({
    daysAgo: 31,
    Odometer: 34_480,
    points: {
      bonnet: 'remark Stone chips, touched up',
      doors: 'remark Small dent in the left rear door',
      seats: 'remark Slightly worn',
      'tyre-age': 'remark Front tyres of 2019',
      'brake-discs': 'fault Rear discs at their limit; we replace them before handover',
      'shock-absorbers': 'remark Slightly damp',
    },
    unchecked: ['spare-wheel'],
    tread: [3.4, 3.1, 5.9, 5.8],
    paint: [131, 126, 128, 133, 129, 127, 131, 135, 130, 128, 126],
    Flaws: [
      'Cars/1757930500000_volvo-v60-cross-country-2023-door.webp 508 500 dent 2 Paint is whole',
      'Cars/1757930500001_volvo-v60-cross-country-2023-bonnet.webp 392 569 chip 0.3 One of three',
      'Cars/1757930500002_volvo-v60-cross-country-2023-seat.webp 217 881 wear 5',
    ],
  }),
  'porsche-cayenne-2022': inspection({
    daysAgo: 47,
    Odometer: 46_550,
    points: {
      'rear-bumper': 'remark Scratched at the right corner',
      accidents:
        'remark Both right doors painted again after a parking accident; invoice of 2024 is with the papers',
      'brake-pads': 'remark Front 5 mm left',
    },
    tread: [4.8, 4.9, 4.1, 4],
    paint: [142, 139, 137, 141, 144, 138, 262, 140, 275, 139, 168],
    Flaws: ['Cars/1762250500000_porsche-cayenne-2022-bumper.webp 242 481 scratch 20'],
  }),
  'bmw-420i-convertible-2023': inspection({
    daysAgo: 174,
    place: 'Munich',
    Odometer: 22_410,
    points: { sills: 'remark Scratch behind the left door', battery: 'remark From 2019, still 82 %' },
    tread: [5.5, 5.4, 5, 5.1],
    paint: [115, 0, 120, 118, 117, 121, 119, 0, 0, 122, 118],
    Flaws: ['Cars/1766484100000_bmw-420i-convertible-2023-sill.webp 496 456 scratch 10'],
  }),
  'alfa-romeo-giulia-veloce-2023': inspection({
    daysAgo: 8,
    place: 'Turin',
    Odometer: 21_640,
    points: { infotainment: 'remark Maps of 2023' },
    unchecked: ['cold-start', 'engine-oil', 'drive-shafts', 'wheel-bearings', 'brake-lines', 'fault-memory'],
    tread: [6.1, 6, 5.7, 5.8],
    paint: [125, 122, 124, 127, 123, 126, 125, 124, 128, 126, 125],
    Flaws: [],
  }),
  'land-rover-defender-110-2024': inspection({
    daysAgo: 44,
    Odometer: 13_900,
    points: {
      doors: 'remark Dent, stone chip and scratches of branches on the left',
      carpets: 'remark Sand in the boot, since cleaned',
    },
    tread: [9.2, 9.1, 8.8, 8.9],
    paint: [108, 105, 110, 112, 107, 109, 106, 111, 108, 107, 109],
    Flaws: [
      'Cars/1784282500000_land-rover-defender-110-2024-door.webp 492 431 scratch 50',
      'Cars/1784282500001_land-rover-defender-110-2024-wing.webp 500 475 dent 3',
      'Cars/1784282500001_land-rover-defender-110-2024-wing.webp 575 550 chip 0.5',
    ],
  }),
};

/** What the car's own document says of its report. */
export function inspectedField(id: string): { Inspected?: string } {
  const fields = inspections[id];
  return fields ? { Inspected: toStoredSummary(parseInspection({ ...fields })) } : {};
}
