import { expect, test } from 'vitest';
import { parseLocation, parseShownLocation, toStoredLocation } from '../../src/model/car/location.ts';

test.each([
  ['showroom', 'showroom', null],
  ['transit 2027-01', 'transit', '2027-01'],
  [' Europe ', 'europe', null],
  ['order 2099-12', 'order', '2099-12'],
  ['showroom 2027-01', 'showroom', null],
])('parses %j', (stored, place, arrival) => {
  expect(parseLocation(stored)).toEqual({ place, arrival });
});

test.each([
  '',
  'Cairo',
  'transit 2027-13',
  'transit 2027',
  'transit soon',
  '2027-01',
  5,
  null,
  undefined,
  ['transit'],
])('rejects %j', (stored) => {
  expect(parseLocation(stored)).toBeNull();
});

test.each(['showroom', 'transit', 'europe 2027-01'])('stores %s as it was', (stored) => {
  expect(toStoredLocation(parseLocation(stored))).toBe(stored);
});

test.each([
  ['2026-12-31T12:00:00Z', '2027-01'],
  ['2027-01-31T12:00:00Z', '2027-01'],
  ['2027-02-01T12:00:00Z', null],
])('on %s January 2027 is shown as %s', (now, arrival) => {
  const location = parseShownLocation('transit 2027-01', Date.parse(now));
  expect(location).toEqual({ place: 'transit', arrival });
});
