import type { Fuel } from '../car/carFacts.ts';

/** What an inspection checks. The form, the rules' tests, the report and /inspection derive from these lists. */

/** 64 points in eight groups, and two more for a car with a plug, in the order in which one walks around a car. Codes are stored: never rename one. */
export const inspectionGroups = {
  body: [
    'front-bumper',
    'bonnet',
    'wings',
    'doors',
    'sills',
    'roof',
    'boot-lid',
    'rear-bumper',
    'panel-gaps',
    'corrosion',
    'underbody',
  ],
  glass: ['windscreen', 'windows', 'mirrors', 'headlights', 'rear-lights', 'indicators', 'wipers'],
  wheels: ['rims', 'tyre-condition', 'tyre-age', 'wheel-bolts', 'tyre-pressure', 'spare-wheel'],
  engine: [
    'cold-start',
    'idling',
    'engine-oil',
    'oil-leaks',
    'coolant',
    'belts',
    'exhaust',
    'gearbox',
    'clutch',
    'drive-shafts',
  ],
  chassis: [
    'steering',
    'suspension',
    'shock-absorbers',
    'wheel-bearings',
    'brake-discs',
    'brake-pads',
    'brake-lines',
    'parking-brake',
  ],
  interior: [
    'seats',
    'seat-belts',
    'airbags',
    'dashboard',
    'steering-wheel',
    'headliner',
    'carpets',
    'smell',
  ],
  electrics: [
    'battery',
    'warning-lights',
    'fault-memory',
    'air-conditioning',
    'heating',
    'infotainment',
    'cameras',
    'power-windows',
    'drive-battery',
    'charging',
  ],
  papers: ['registration', 'vin', 'service-history', 'previous-owners', 'keys', 'accidents'],
} as const;

export type GroupCode = keyof typeof inspectionGroups;

export type PointCode = (typeof inspectionGroups)[GroupCode][number];

export const groupCodes = Object.keys(inspectionGroups) as readonly GroupCode[];

export const pointCodes: readonly PointCode[] = Object.values(inspectionGroups).flat();

/** Points that only cars with a plug have. */
const plugInPoints: readonly PointCode[] = ['drive-battery', 'charging'];

export function hasPlug(fuel: Fuel | null): boolean {
  return fuel === 'electric' || fuel === 'plug-in-hybrid';
}

/** The points of a car with this fuel, of one group or all. */
export function pointsFor(fuel: Fuel | null, codes: readonly PointCode[] = pointCodes): readonly PointCode[] {
  return hasPlug(fuel) ? codes : codes.filter((code) => !plugInPoints.includes(code));
}

export const findings = ['good', 'remark', 'fault', 'unchecked'] as const;

export type Finding = (typeof findings)[number];

/** Front and rear, left and right as seen from the driver's seat. */
export const wheels = ['front-left', 'front-right', 'rear-left', 'rear-right'] as const;

export type Wheel = (typeof wheels)[number];

/** Where the paint is measured. */
export const panels = [
  'bonnet',
  'roof',
  'boot-lid',
  'wing-left',
  'wing-right',
  'front-door-left',
  'front-door-right',
  'rear-door-left',
  'rear-door-right',
  'side-left',
  'side-right',
] as const;

export type Panel = (typeof panels)[number];

/** Flaws, and the size in centimetres from which one is recorded. */
export const flawThresholds = {
  scratch: 2,
  dent: 1,
  chip: 0.3,
  rust: 0.5,
  crack: 0.5,
  tear: 1,
  stain: 2,
  wear: 2,
} as const;

/** The sizes to choose from, in centimetres. */
export const flawSizes = [0.3, 0.5, 1, 2, 3, 5, 10, 20, 30, 50, 100] as const;

export type FlawType = keyof typeof flawThresholds;

export const flawTypes = Object.keys(flawThresholds) as readonly FlawType[];

/** Millimetres of tread. Below `legal` a tyre is not allowed in Germany; below `low` it is soon to be replaced. */
export const treadLimits = { legal: 1.6, low: 3, max: 15 } as const;

/** Micrometres of paint. Up to `original` as it left the factory, up to `repainted` painted again, above it filled. */
export const paintLimits = { original: 180, repainted: 350, max: 3000 } as const;

export type Level = 'good' | 'remark' | 'fault';

/** @param millimetres of tread */
export function levelOfTread(millimetres: number): Level {
  if (millimetres < treadLimits.legal) return 'fault';
  return millimetres < treadLimits.low ? 'remark' : 'good';
}

/** @param micrometres of paint */
export function levelOfPaint(micrometres: number): Level {
  if (micrometres <= paintLimits.original) return 'good';
  return micrometres <= paintLimits.repainted ? 'remark' : 'fault';
}
