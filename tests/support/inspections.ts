import { panels, pointsFor } from '../../src/model/inspection/points.ts';
import type { StoredFields } from './wire.ts';

const findings: Readonly<Record<string, string>> = {
  'front-bumper': 'remark Stone chips along the lower edge',
  'tyre-age': 'remark The rear pair is from 2019',
  'brake-discs': 'fault Worn to the limit at the front',
  'spare-wheel': 'unchecked The boot was locked',
  smell: 'unchecked',
};

/** A stored report on 64 points, with 15 measurements and 5 flaws on three pictures. */
export function inspectionFields(fields: StoredFields = {}): StoredFields {
  return {
    Inspector: 'Karim Fawzy',
    Qualification: 'Vehicle engineer, TÜV Nord',
    Place: 'Bremerhaven, hall 3',
    Date: '2026-11-20',
    Odometer: 18_400,
    Points: Object.fromEntries(pointsFor(null).map((code) => [code, findings[code] ?? 'good'])),
    Tread: { 'front-left': '6.5', 'front-right': '6.4', 'rear-left': '2.4', 'rear-right': '1.2' },
    Paint: Object.fromEntries(panels.map((panel, index) => [panel, String(110 + 30 * index)])),
    Flaws: [
      'Cars/flaw-1.webp 120 400 scratch 4.5 Down to the primer',
      'Cars/flaw-1.webp 800 620 dent 2',
      'Cars/flaw-2.webp 500 500 chip 0.3',
      'Cars/flaw-2.webp 40 960 rust 1.5 Surface only',
      'Cars/flaw-3.webp 960 40 tear 3 Seam of the driver’s seat',
    ],
    ...fields,
  };
}

/** `Inspected` of a car with this report. */
export const inspected = '2026-11-20 59 2 1';
