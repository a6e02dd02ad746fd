import { expect, test } from 'vitest';
import { getOpenState } from '../../src/model/inquiry/openState.ts';

const daily = { opens: '10:00', closes: '22:00', closedDays: [] };
const restsOnFridays = { ...daily, closedDays: ['Friday'] };

// 26 November 2026 is a Thursday; Cairo is two hours ahead of UTC in winter, three in summer.
test.each([
  ['2026-11-26T07:59:00Z', daily, { isOpen: false, time: '10:00', day: '2026-11-26', daysAhead: 0 }],
  ['2026-11-26T08:00:00Z', daily, { isOpen: true, time: '22:00', day: '2026-11-26', daysAhead: 0 }],
  ['2026-11-26T20:00:00Z', daily, { isOpen: false, time: '10:00', day: '2026-11-27', daysAhead: 1 }],
  ['2026-11-26T22:30:00Z', daily, { isOpen: false, time: '10:00', day: '2026-11-27', daysAhead: 0 }],
  ['2026-11-26T21:00:00Z', restsOnFridays, { isOpen: false, time: '10:00', day: '2026-11-28', daysAhead: 2 }],
  ['2026-11-27T10:00:00Z', restsOnFridays, { isOpen: false, time: '10:00', day: '2026-11-28', daysAhead: 1 }],
  ['2026-07-02T19:00:00Z', daily, { isOpen: false, time: '10:00', day: '2026-07-03', daysAhead: 1 }],
])('at %s the showroom of %j is %j', (now, hours, state) => {
  expect(getOpenState(hours, new Date(now))).toEqual(state);
});

test('a showroom that is closed all week never opens', () => {
  const closedDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  expect(getOpenState({ ...daily, closedDays }, new Date('2026-11-26T10:00:00Z'))).toBeNull();
});
