/** Rules of a shown or hidden review. */

import { reviewLimits } from '../../src/model/limits.ts';
import { Raw } from '../support/wire.ts';
import { casesOf } from './cases.ts';
import { type DocumentCase, getCases } from './document-cases.ts';
import {
  blanks,
  foreignFieldCases,
  missingFieldCases,
  noTexts,
  type Values,
  valueCases,
} from './field-cases.ts';
import { change, set, transform } from './firestore-client.ts';
import { type Kind, kinds } from './kinds.ts';
import { people } from './people.ts';
import { review, textOf, without } from './samples.ts';
import { writeFormCases } from './write-form-cases.ts';

const shown = kinds.Reviews;
const hidden = kinds.HiddenReviews;

const toCome = new Date('2999-01-15T09:30:00Z');

const good: Values = {
  Message: {
    'no words': '',
    'as long as may be': textOf(reviewLimits.message),
  },
  Rating: { one: 1, four: 4 },
  Name: { 'as long as may be': textOf(reviewLimits.name) },
};

const bad: Values = {
  Message: { ...noTexts, 'too long': textOf(reviewLimits.message + 1) },
  Rating: {
    none: 0,
    six: 6,
    'a half': new Raw({ doubleValue: 4.5 }),
    'a text': '5',
    nothing: null,
  },
  Name: { ...noTexts, ...blanks, 'too long': textOf(reviewLimits.name + 1) },
  createdAt: {
    'a text': '2026-01-15T09:30:00Z',
    'a time to come': toCome,
  },
};

const serverTime = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' };
const another = new Date('2026-02-01T00:00:00Z');

/** `createdAt` can't change; old reviews may lack it or hold another type. */
function ageCases({ collection, match }: Kind): readonly DocumentCase[] {
  const at = `${collection}/{id}`;
  const created = { allow: `${match} create`, who: 'staff', at } as const;
  const updated = { allow: `${match} update`, who: 'staff', at, stored: review } as const;
  const old = { Message: 5, Rating: '5', Stars: true };
  return [
    ...casesOf<DocumentCase>(created, [
      ['in', 'the time of the server', set(without(review, 'createdAt'), { updateTransforms: [serverTime] })],
      ['in', 'no time, as in an old review that is restored', set(without(review, 'createdAt'))],
    ]),
    ...casesOf<DocumentCase>(updated, [
      ['out', 'no time any more', change({}, ['createdAt'])],
      ['out', 'another time', change({ createdAt: another })],
      ['out', 'the time of the server', transform(serverTime)],
      ['in', 'a first time for one that has none', transform(serverTime), without(review, 'createdAt')],
      [
        'out',
        'a time to come for one that has none',
        change({ createdAt: toCome }),
        without(review, 'createdAt'),
      ],
      ['in', 'a name for an old one', change({ Name: 'Omar' }), old],
      ['out', 'a blank name for an old one', change({ Name: ' ' }), old],
    ]),
  ];
}

export const reviewCases: readonly DocumentCase[] = [
  ...getCases(shown, people),
  ...getCases(hidden, ['staff']),
  // Hidden reviews comply with the same predicates.
  ...valueCases(shown, 'in', good),
  ...valueCases(shown, 'out', bad),
  ...missingFieldCases({ ...shown, sample: without(review, 'createdAt') }),
  ...foreignFieldCases(shown),
  ...ageCases(shown),
  ...[shown, hidden].flatMap((kind) => writeFormCases(kind, { Name: 'Omar Hassan' })),
  ...valueCases(hidden, 'out', { Rating: { six: 6 }, Stars: { 'a number': 5 } }),
];
