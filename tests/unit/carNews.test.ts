import { describe, expect, test, vi } from 'vitest';
import { parseCar } from '../../src/data/public/carDocument.ts';
import { type FinanceOffer, parseOffers } from '../../src/model/finance/offers.ts';
import { findCarNews, type NewsCar, toNewsKey } from '../../src/model/leads/carNews.ts';
import { isDue, isUnanswered } from '../../src/model/leads/due.ts';
import {
  type Lead,
  parseNote,
  parseViewing,
  toPhoneDigits,
  toStoredNote,
  toStoredViewing,
  waysToWrite,
} from '../../src/model/leads/lead.ts';
import { getRetentionStart } from '../../src/model/leads/retention.ts';
import { carFields } from '../support/factories.ts';

vi.mock('../../src/config/env.ts', () => ({ env: { firebase: {} } }));

const now = new Date('2026-11-25T10:00:00Z');
const day = (day: number) => new Date(Date.UTC(2026, 10, day, 10));

function toLead(fields: Partial<Lead> = {}): Lead {
  return {
    ...{
      id: 'lead',
      name: 'Mona',
      email: '',
      phone: '',
      car: 'BMW',
      carIds: ['x5'],
      message: '',
      locale: 'en',
    },
    ...{ source: 'site', askedAt: day(10), viewing: null, search: '', cut: 0, state: 'new', reason: '' },
    ...{ owner: '', next: '', due: '', notes: [], told: [] },
    ...fields,
  } as Lead;
}

function toCar(fields: Partial<NewsCar> = {}): NewsCar {
  const stored = carFields({ Name: 'BMW', Model: 'X5', Price: '2,000,000 EGP', Hidden: false });
  const car = parseCar('x5', stored, null);
  return { ...car, priceSince: null, lastSave: { at: day(20) }, ...fields } as NewsCar;
}

const kinds = (leads: readonly Lead[], car: NewsCar) =>
  findCarNews(leads, [car], [], now).map(({ kind, leads }) => [kind, leads.map(({ id }) => id)]);

const cheaper = toCar({ priceNews: { before: 2_500_000, since: day(20) }, priceSince: day(20) });
const sold = toCar({ status: 'sold', hidden: true, soldAt: day(20) });

describe('a car is news', () => {
  test('for everyone who asked before it became cheaper or was sold', () => {
    const after = toLead({ id: 'after', askedAt: day(22) });
    const leads = [toLead({ id: 'a' }), toLead({ id: 'b', state: 'offer' }), after];
    expect(kinds(leads, cheaper)).toEqual([['cheaper', ['a', 'b']]]);
    expect(kinds(leads, sold)).toEqual([['sold', ['a', 'b']]]);
    expect(kinds(leads, { ...cheaper, hidden: true })).toEqual([]);
  });

  test('for a person who asked before it was listed, also if he asked again later', () => {
    const waiting = { search: 'brand=BMW', carIds: [], email: 'mona@example.com' };
    const twice = [
      toLead({ ...waiting, id: 'later', askedAt: day(18) }),
      toLead({ ...waiting, id: 'before' }),
    ];
    const listed = (at: Date | null) =>
      findCarNews(twice, [toCar()], [], now, new Map([['x5', at]])).map(({ leads }) =>
        leads.map(({ id }) => id),
      );
    expect(listed(day(15))).toEqual([['before']]);
    expect(listed(day(5))).toEqual([]);
    expect(listed(null)).toEqual([]);
    expect(kinds(twice, toCar())).toEqual([['arrived', ['later']]]);
  });

  test('once for a person with several leads', () => {
    const twice = [
      toLead({ id: 'a', email: 'Mona@example.com' }),
      toLead({ id: 'b', email: 'mona@example.com' }),
      toLead({ id: 'c', phone: '0100 123 4567' }),
      toLead({ id: 'd', phone: '+20 100 123 4567' }),
    ];
    expect(kinds(twice, sold)).toEqual([['sold', ['a', 'c']]]);
    const [first, ...others] = twice.map((lead) => ({ ...lead }));
    expect(kinds([{ ...(first as Lead), told: ['x5 sold'] }, ...others], sold)).toEqual([['sold', ['c']]]);
  });

  test('for who waits for it by a mistyped word, which its list corrects', () => {
    const car = toCar({ brand: 'Mercedes-Benz', model: 'E 300' });
    expect(kinds([toLead({ carIds: [], search: 'q=mercedez' })], car)).toEqual([['arrived', ['lead']]]);
  });

  test('for everyone who waits for a similar car and asked before it was saved', () => {
    const waiting = { carIds: [], search: 'brand=BMW&price-to=2000000' };
    const leads = [
      toLead({ id: 'a', ...waiting }),
      toLead({ id: 'after', ...waiting, askedAt: day(21) }),
      toLead({ id: 'cheaper', ...waiting, search: 'brand=BMW&price-to=1000000' }),
      toLead({ id: 'words', ...waiting, search: 'q=x5' }),
    ];
    expect(kinds(leads, toCar())).toEqual([['arrived', ['a', 'words']]]);
    expect(kinds(leads, toCar({ hidden: true }))).toEqual([]);
    expect(kinds(leads, toCar({ status: 'reserved' }))).toEqual([]);
    expect(kinds(leads, sold)).toEqual([]);
  });

  test('not after the person was told, until the price is lowered again', () => {
    const told = [toNewsKey({ kind: 'cheaper', car: cheaper })];
    expect(told).toEqual(['x5 2000000']);
    expect(kinds([toLead({ told })], cheaper)).toEqual([]);
    const again = { ...cheaper, price: { stored: '1,900,000 EGP', amount: 1_900_000 } };
    expect(kinds([toLead({ told })], again)).toEqual([['cheaper', ['lead']]]);
  });

  test.each([
    ['the lead is won', toLead({ state: 'won' }), cheaper],
    ['the lead is lost', toLead({ state: 'lost' }), sold],
    ['it is of another car', toLead({ carIds: ['x6'] }), cheaper],
    ['the time of the inquiry is unknown', toLead({ askedAt: null }), cheaper],
    ['the price was not lowered', toLead(), toCar({ priceSince: day(20) })],
    ['the sale is older than 30 days', toLead({ askedAt: day(-300) }), { ...sold, soldAt: day(-11) }],
  ])('not if %s', (_, lead, car) => {
    expect(kinds([lead], car)).toEqual([]);
  });

  test('for people who wait for a car up to a monthly amount, by today’s offers', () => {
    const offers = parseOffers({ rows: ['flat own 1% 0% 0% 60 5 2026-11-25 Ours'] });
    const ended = parseOffers({ rows: ['flat own 1% 0% 0% 60 5 2026-11-24 Ours'] });
    const waiting = (id: string, search: string) => toLead({ id, carIds: [], search: `brand=BMW&${search}` });
    // 2,000,000 EGP over 60 months with 5 % in all.
    const leads = [
      waiting('enough', 'monthly-to=35000'),
      waiting('less', 'monthly-to=34999'),
      waiting('with what is paid at once', 'monthly-to=34999&down=2000'),
    ];
    const told = (by: readonly FinanceOffer[]) =>
      findCarNews(leads, [toCar()], by, now).flatMap((news) => news.leads.map(({ id }) => id));
    expect(told(offers)).toEqual(['enough', 'with what is paid at once']);
    expect(told(ended)).toEqual([]);
  });
});

test('a lead is due on the day of its next step, or of its viewing, in Cairo', () => {
  // Already the 26th in Cairo.
  const lateEvening = new Date('2026-11-25T22:30:00Z');
  const viewing = { kind: 'viewing', day: '2026-11-26', part: 'morning' } as const;
  expect(isDue(toLead({ due: '2026-11-26' }), now)).toBe(false);
  expect(isDue(toLead({ due: '2026-11-26' }), lateEvening)).toBe(true);
  expect(isDue(toLead({ viewing, state: 'viewing' }), lateEvening)).toBe(true);
  expect(isDue(toLead({ viewing, state: 'new' }), lateEvening)).toBe(false);
  expect(isDue(toLead({ due: '2026-11-20', state: 'won' }), now)).toBe(false);
});

test('a new lead is unanswered from 24 hours on', () => {
  expect(isUnanswered(toLead({ askedAt: new Date('2026-11-24T10:00:00Z') }), now)).toBe(true);
  expect(isUnanswered(toLead({ askedAt: new Date('2026-11-24T10:00:01Z') }), now)).toBe(false);
  expect(isUnanswered(toLead({ state: 'answered' }), now)).toBe(false);
});

test('notes and viewings are stored as lines', () => {
  const note = { at: now, by: 'uid', text: 'Called.\n\n No answer.' };
  expect(toStoredNote(note)).toBe('2026-11-25T10:00:00.000Z uid Called.\u2028 No answer.');
  expect(parseNote(toStoredNote(note))).toEqual({ ...note, text: 'Called.\n No answer.' });
  expect(parseNote('a line of an old tool')).toBeNull();
  const viewing = { kind: 'test-drive', day: '2026-11-26', part: 'evening' } as const;
  expect(parseViewing(toStoredViewing(viewing))).toEqual(viewing);
  expect([toStoredViewing(null), parseViewing('viewing soon night')]).toEqual(['', null]);
});

test.each([
  ['+20 100 123-4567', '201001234567'],
  ['0100 123 4567', '201001234567'],
  ['0049 170 1234567', '491701234567'],
  ['+20 (0) 100 123 4567', '201001234567'],
  ['1001234567', '201001234567'],
  ['+1 202 555 0142', '12025550142'],
  ['0100 123 4567 / 0111 765 4321', '201001234567'],
  ['+49 (170) 123-45/67', '491701234567'],
  ['', ''],
])('the chat of %j is %j', (phone, digits) => {
  expect(toPhoneDigits(phone)).toBe(digits);
});

test('an Egyptian number is looked up in all common notations', () => {
  const ways = ['+20 100 123 4567', '+201001234567', '00201001234567', '01001234567', '0100 123 4567'];
  for (const way of ways) expect([...waysToWrite(way)].sort()).toEqual([...ways].sort());
  const foreign = ['+49 170 1234567', '+491701234567', '00491701234567', '491701234567'];
  expect(waysToWrite('+49 170 1234567')).toEqual(foreign);
});

test.each([
  ['2026-11-25T10:00:00.000Z', 24, '2024-11-25T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 3, '2025-10-15T10:00:00.000Z'],
  ['2027-03-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
])('%s less %i months is %s', (now, months, start) => {
  expect(getRetentionStart(months, new Date(now)).toISOString()).toBe(start);
});
