/** Rules of a blog post. */

import { blogLimits } from '../../src/model/limits.ts';
import type { Plain } from '../support/wire.ts';
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
import { kinds } from './kinds.ts';
import { people } from './people.ts';
import { blog, textOf, without } from './samples.ts';
import { badTranslations, goodTranslations } from './translation-cases.ts';
import { writeFormCases } from './write-form-cases.ts';

const blogs = kinds.Blogs;

const filled = (limit: number): Readonly<Record<string, Plain>> => ({
  'as long as may be': textOf(limit),
  'two lines, the first blank': '\n x',
});

const unfilled = (limit: number): Readonly<Record<string, Plain>> => ({
  ...noTexts,
  ...blanks,
  'too long': textOf(limit + 1),
});

const limits = { ...blogLimits, mainImage: 1500 };

const eachOf = (table: (limit: number) => Readonly<Record<string, Plain>>): Values =>
  Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, table(limit)]));

const texts = ['title', 'summary', 'content'];
const ofTexts = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => texts.includes(field)));

const translated = { title: 'Wie ein Auto kommt', summary: 'Sechs Schritte.', content: '<p>Ein Anruf.</p>' };

const noTimes: Readonly<Record<string, Plain>> = {
  nothing: null,
  'a text': '2026-01-15T09:30:00Z',
  'a number': 1_768_469_400_000,
  'a time to come': new Date('2999-01-15T09:30:00Z'),
};

const serverTime = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' };
const another = new Date('2026-02-01T00:00:00Z');
const created = { allow: 'Blogs/{blog} create', who: 'staff', at: 'Blogs/{id}' } as const;
const updated = { allow: 'Blogs/{blog} update', who: 'staff', at: 'Blogs/{id}', stored: blog } as const;

const undated = without(blog, 'createdAt');
const withText = { ...blog, createdAt: '15.01.2026' };
const oldPost = { title: 'Old', author: 5 };
const first = set(undated, { updateTransforms: [serverTime] });
const titledNow = set(blog, { updateTransforms: [{ ...serverTime, fieldPath: 'title' }] });

/** `createdAt` can't change. */
const times: readonly DocumentCase[] = [
  ...casesOf<DocumentCase>(created, [
    ['in', 'createdAt: the time of the server', first],
    ['out', 'another field: the time of the server', titledNow],
  ]),
  ...casesOf<DocumentCase>(updated, [
    ['out', 'createdAt: another time', change({ createdAt: another })],
    ['out', 'createdAt: the time of the server', transform(serverTime)],
    ['out', 'createdAt: another time where it was a text', set({ ...blog, createdAt: another }), withText],
    ['in', 'createdAt: a text as it was', set({ ...withText, title: 'Another' }), withText],
    ['in', 'createdAt: a first time for an old post that has none', first, undated],
    ['in', 'another title for an old post that has little else', change({ title: 'Another' }), oldPost],
    ['out', 'a blank title for an old post that has little else', change({ title: ' ' }), oldPost],
  ]),
];

export const blogCases: readonly DocumentCase[] = [
  ...getCases(blogs, people),
  ...writeFormCases(blogs, { title: 'A better title' }),
  ...valueCases(blogs, 'in', eachOf(filled)),
  ...valueCases(blogs, 'out', { ...eachOf(unfilled) }),
  ...valueCases(blogs, 'out', { createdAt: noTimes }),
  ...valueCases(blogs, 'in', goodTranslations(translated, ofTexts(eachOf(filled)))),
  ...valueCases(blogs, 'out', badTranslations(translated, ofTexts(eachOf(unfilled)))),
  {
    ...updated,
    outcome: 'in',
    what: 'loses its texts in other languages',
    stored: { ...blog, Translations: { de: translated, fr: 5 } },
    act: change({}, ['Translations']),
  },
  ...missingFieldCases(blogs),
  ...foreignFieldCases(blogs),
  ...times,
];
