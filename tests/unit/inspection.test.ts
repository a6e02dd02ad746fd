import { describe, expect, test } from 'vitest';
import { parseDay, parseInspected, parseShownInspected } from '../../src/model/inspection/inspected.ts';
import {
  countFindings,
  type Flaw,
  parseFlaw,
  parseInspection,
  parsePaint,
  parsePoint,
  parseTread,
  toStoredFlaw,
  toStoredPoint,
  toStoredSummary,
} from '../../src/model/inspection/inspection.ts';
import { levelOfPaint, levelOfTread, pointCodes, pointsFor } from '../../src/model/inspection/points.ts';

const stored = {
  ...{ Inspector: 'Mona', Place: 'Bremerhaven', Date: '2026-11-20', Odometer: 18_360 },
  Points: { bonnet: 'good', doors: 'remark Small dent', roof: 'unchecked Wet', smell: 'fault' },
  Tread: { 'front-left': '6.5' },
  Paint: { bonnet: '120' },
  Flaws: ['Cars/1_left.webp 412 230 scratch 4.5 Down to the primer'],
};

const flaw: Flaw = {
  image: 'Cars/1_left.webp',
  place: { x: 412, y: 230 },
  type: 'scratch',
  size: 5,
  note: '',
};

describe('a report', () => {
  test('is parsed from a document', () => {
    const report = parseInspection(stored);
    expect(report).toMatchObject({
      ...{ inspector: 'Mona', place: 'Bremerhaven', date: '2026-11-20', odometer: 18_360 },
      ...{ tread: { 'front-left': 6.5 }, paint: { bonnet: 120 } },
      flaws: [{ ...flaw, size: 4.5, note: 'Down to the primer' }],
    });
    expect(report.points.doors).toEqual({ finding: 'remark', note: 'Small dent' });
    expect(countFindings(report)).toEqual({
      ...{ good: 1, remark: 1, fault: 1 },
      unchecked: pointCodes.length - 3,
    });
  });

  test.each<[unknown, number | null]>([
    ['93 %', 93],
    ['100%', 100],
    [undefined, null],
    ['0', null],
    ['101', null],
    ['good', null],
  ])('has a battery’s state of health of %j: %j', (health, percent) => {
    expect(parseInspection({ Battery_Health: health }).batteryHealth).toBe(percent);
  });

  test.each([
    [null, 64],
    ['plug-in-hybrid', 66],
    ['electric', 66],
  ] as const)('of a car with the fuel %s has %i points', (fuel, count) => {
    const points = pointsFor(fuel);
    expect(points).toHaveLength(count);
    const old = parseInspection({ Points: { bonnet: 'good' } });
    expect(countFindings(old, points)).toMatchObject({ good: 1, unchecked: count - 1 });
  });

  const empty = parseInspection({});

  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'fault'],
    ['a list', ['good', 'fault']],
    ['a map of lists', { bonnet: ['fault'], 'front-left': [5] }],
    ['inherited names', { constructor: 'fault', toString: '5' }],
  ])('ignores fields that are %s', (_name, value) => {
    const { points, tread, paint, flaws, date } = parseInspection({
      ...{ Date: value, Points: value, Tread: value, Paint: value, Flaws: value },
    });
    expect({ points, tread, paint, flaws, date }).toEqual({
      ...{ points: empty.points, tread: {}, paint: {}, flaws: [], date: '' },
    });
  });

  test('leaves out points, wheels, panels and flaws with unknown codes', () => {
    const report = parseInspection({
      Points: { flux: 'fault', bonnet: 'perfect', doors: 'GOOD', roof: 'good' },
      Tread: { 'fifth-wheel': '5', 'rear-left': '99', 'rear-right': '-1' },
      Paint: { bumper: '120', roof: '0', bonnet: '4000' },
      Flaws: ['Cars/1.webp 1 2 explosion 3', 'Cars/1.webp 1 2 dent', '', 'Cars/1.webp 1 2 dent 3'],
    });
    expect(countFindings(report)).toMatchObject({ good: 1, remark: 0, fault: 0 });
    expect([report.tread, report.paint]).toEqual([{}, {}]);
    expect(report.flaws).toEqual([
      { ...flaw, image: 'Cars/1.webp', place: { x: 1, y: 2 }, type: 'dent', size: 3 },
    ]);
  });
});

describe('a point', () => {
  test.each(['good', 'remark Worn on the left', 'fault Leaks', 'unchecked Was locked'])('%s', (text) => {
    expect(toStoredPoint(parsePoint(text))).toBe(text);
  });

  test('stores a note with several lines as one', () => {
    expect(toStoredPoint({ finding: 'remark', note: ' a\n\tb ' })).toBe('remark a b');
  });

  test('keeps a note that looks like a finding; an unchecked point is not stored', () => {
    expect(parsePoint('good fault Leaks')).toEqual({ finding: 'good', note: 'fault Leaks' });
    expect(toStoredPoint(parsePoint(undefined))).toBe('');
  });
});

describe('a flaw', () => {
  test.each<[string, Flaw]>([
    ['without a note', flaw],
    ['with spaces in its path', { ...flaw, image: 'Cars/1_left door (2).webp' }],
    ['with a note that looks like a flaw', { ...flaw, note: 'Cars/2.webp 1 2 dent 3 Also here' }],
    ['smaller than a centimetre', { ...flaw, type: 'chip', size: 0.3 }],
    ['without a place', { ...flaw, place: 'none' }],
    [
      'not placed, with such a word in its path',
      { ...flaw, place: 'open', image: 'Cars/1_none dent 3.webp' },
    ],
  ])('%s is stored and parsed', (_name, given) => {
    expect(parseFlaw(toStoredFlaw(given))).toEqual(given);
  });

  test('outside of its picture is moved to the edge', () => {
    expect(parseFlaw('Cars/1.webp 9999 1001 dent 3')).toMatchObject({ place: { x: 1000, y: 1000 } });
  });

  test.each([
    'Cars/1.webp -1 2 dent 3',
    'Cars/1.webp 1.5 2 dent 3',
    'Cars/1.webp 1 2 constructor 3',
    'Cars/1.webp 1 2 dent 1e9',
    '1 2 dent 3',
    'x'.repeat(100_000),
  ])('%.40s is none', (line) => {
    expect(parseFlaw(line)).toBeNull();
  });
});

test.each<[unknown, number | null]>([
  ['6,5', 6.5],
  ['٦٫٥', 6.5],
  ['15', 15],
  ['15.1', null],
  ['6 mm', null],
])('tread %j is %j mm', (value, expected) => {
  expect(parseTread(value)).toBe(expected);
});

test.each<[unknown, number | null]>([
  ['120', 120],
  ['3001', null],
  ['0', null],
  ['thick', null],
])('paint %j is %j µm', (value, expected) => {
  expect(parsePaint(value)).toBe(expected);
});

test.each([
  [levelOfTread, 1.5, 'fault'],
  [levelOfTread, 1.6, 'remark'],
  [levelOfTread, 2.9, 'remark'],
  [levelOfTread, 3, 'good'],
  [levelOfPaint, 180, 'good'],
  [levelOfPaint, 181, 'remark'],
  [levelOfPaint, 350, 'remark'],
  [levelOfPaint, 351, 'fault'],
] as const)('%o of %d is %s', (levelOf, value, level) => {
  expect(levelOf(value)).toBe(level);
});

describe('a day', () => {
  test.each(['2026-11-20', '2028-02-29', ' 2026-12-31 '])('%s exists', (day) => {
    expect(parseDay(day)).toBe(day.trim());
  });

  test.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '20.11.2026', ''])(
    '%j does not exist',
    (day) => {
      expect(parseDay(day)).toBe('');
      expect(parseInspected(`${day} 57 2 1`)).toBeNull();
    },
  );
});

describe('the summary', () => {
  test('counts good points, remarks and faults', () => {
    const summary = toStoredSummary(parseInspection(stored));
    expect(summary).toBe('2026-11-20 1 1 1');
    expect(parseInspected(summary)).toEqual({ date: '2026-11-20', good: 1, remarks: 1, faults: 1 });
  });

  test.each([undefined, 7, [], '57 2 1'])('%j is none', (value) => {
    expect(parseInspected(value)).toBeNull();
  });

  test('counts missing or broken numbers as 0, and is then not shown to visitors', () => {
    expect(parseInspected('2026-11-20 many')).toEqual({ date: '2026-11-20', good: 0, remarks: 0, faults: 0 });
    expect(parseShownInspected('2026-11-20 0 0 0')).toBeNull();
    expect(parseShownInspected('2026-11-20 0 0 1')).toMatchObject({ faults: 1 });
  });
});
