import { expect, test } from 'vitest';
import { parseLocation, parseShownLocation, toStoredLocation } from '../../src/model/car/location.ts';

test.each<[stored: unknown, location: object | null]>([
  ['showroom', { place: 'showroom', arrival: null }],
  ['transit 2027-01', { place: 'transit', arrival: '2027-01' }],
  [' Europe ', { place: 'europe', arrival: null }],
  ['showroom 2027-01', { place: 'showroom', arrival: null }],
  ['', null],
  ['transit 2027-13', null],
  ['transit soon', null],
  ['2027-01', null],
  [5, null],
  [['transit'], null],
])('%j is parsed as %j', (stored, location) => {
  expect(parseLocation(stored)).toEqual(location);
});

test.each(['showroom', 'transit', 'europe 2027-01'])('round-trips %s', (stored) => {
  expect(toStoredLocation(parseLocation(stored))).toBe(stored);
});

test.each([
  ['2026-12-31T12:00:00Z', '2027-01'],
  ['2027-01-31T21:59:00Z', '2027-01'],
  // A new month in Cairo.
  ['2027-01-31T22:00:00Z', null],
])('on %s January 2027 is shown as %s', (now, arrival) => {
  const location = parseShownLocation('transit 2027-01', Date.parse(now));
  expect(location).toEqual({ place: 'transit', arrival });
});
