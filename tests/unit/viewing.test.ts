import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromCairoTime, toCairoTime } from '../../src/model/inquiry/cairoTime.ts';
import {
  getOfferedDays,
  getOfferedParts,
  getPartHours,
  isOfferedTime,
} from '../../src/model/inquiry/viewing.ts';

const weekend = ['Friday', 'Saturday'];
const workdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const hours = { opens: '10:00', closes: '22:00', closedDays: [] };
const parts = (day: string, now: string) => getOfferedParts(day, hours, fromCairoTime(now));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('offered days', () => {
  test('start tomorrow once less than two hours of today are left', () => {
    const days = getOfferedDays(hours, fromCairoTime('2026-11-26 20:01'));
    expect([days.length, days[0]]).toEqual([20, '2026-11-27']);
  });

  test('leave out closed days', () => {
    const now = fromCairoTime('2026-11-26 09:00');
    const days = getOfferedDays({ ...hours, closedDays: weekend }, now);
    expect(days.slice(0, 3)).toEqual(['2026-11-26', '2026-11-29', '2026-11-30']);
    expect(days).toHaveLength(15);
    expect(getOfferedDays({ ...hours, closedDays: [...workdays, ...weekend] }, now)).toEqual([]);
  });

  test.each(['Pacific/Honolulu', 'Pacific/Auckland'])('are those of Cairo on a device in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const now = new Date('2026-11-25T22:30:00Z');
    expect(now.getHours()).not.toBe(22);
    expect(getOfferedDays(hours, now)[0]).toBe('2026-11-26');
    expect(getOfferedDays(hours, new Date('2026-11-26T11:00:00Z'))[0]).toBe('2026-11-26');
  });
});

describe('offered parts of a day', () => {
  test.each([
    ['2026-11-26 11:59', ['morning', 'afternoon', 'evening']],
    ['2026-11-26 12:00', ['afternoon', 'evening']],
    ['2026-11-26 20:00', ['evening']],
    ['2026-11-26 20:01', []],
    ['2026-11-27 08:00', []],
  ])('today at %s', (now, expected) => {
    expect(parts('2026-11-26', now)).toEqual(expected);
  });

  test('are limited to the opening hours, or omitted', () => {
    const short = { ...hours, opens: '13:30', closes: '17:00' };
    expect(getOfferedParts('2026-11-26', short, fromCairoTime('2026-11-20 09:00'))).toEqual(['afternoon']);
    expect(getPartHours('afternoon', short)).toEqual(['13:30', '17:00']);
    expect(getPartHours('morning', hours)).toEqual(['10:00', '12:00']);
    expect(getPartHours('evening', hours)).toEqual(['17:00', '22:00']);
  });
});

test.each([
  ['2026-11-26', true],
  ['2026-12-16', true],
  ['2026-12-17', false],
  ['2026-11-25', false],
  ['2026-02-30', false],
  ['2026-11-26T00:00', false],
])('a viewing on %j, asked for on 26 November, is offered: %s', (day, expected) => {
  const now = fromCairoTime('2026-11-26 16:00');
  expect(isOfferedTime({ day, part: 'afternoon' }, hours, now)).toBe(expected);
  expect(isOfferedTime({ day: '2026-11-26', part: 'morning' }, hours, now), 'a part that has ended').toBe(
    false,
  );
});

describe('Cairo time', () => {
  test.each([
    // Summer time starts on the last Friday of April at 00:00 and ends on the last Thursday of October at 24:00.
    ['2026-04-23 23:00', '2026-04-23T21:00:00.000Z'],
    ['2026-04-24 10:00', '2026-04-24T07:00:00.000Z'],
    ['2026-10-29 22:00', '2026-10-29T19:00:00.000Z'],
    ['2026-10-30 10:00', '2026-10-30T08:00:00.000Z'],
    ['2026-12-31 23:59', '2026-12-31T21:59:00.000Z'],
  ])('%s is %s', (cairo, utc) => {
    expect(fromCairoTime(cairo).toISOString()).toBe(utc);
    expect(toCairoTime(new Date(utc))).toBe(cairo);
  });

  test('offers each day once around daylight saving changes', () => {
    for (const now of ['2026-04-20 09:00', '2026-10-20 09:00']) {
      const days = getOfferedDays(hours, fromCairoTime(now));
      expect([days.length, new Set(days).size]).toEqual([21, 21]);
    }
  });
});
