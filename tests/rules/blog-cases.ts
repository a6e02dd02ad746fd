/** Rules of a blog post. */

import type { Plain } from '../wire.ts';
import { forEach } from './cases.ts';
import { belowCases, type DocumentCase } from './document-cases.ts';
import {
  blanks,
  foreignFieldCases,
  missingFieldCases,
  noTexts,
  type Values,
  valueCases,
} from './field-cases.ts';
import { batchGet, change, getDocument, set, transform } from './firestore-client.ts';
import { kinds } from './kinds.ts';
import { people } from './people.ts';
import { blog, textOf, without } from './samples.ts';
import { badTranslations, goodTranslations } from './translation-cases.ts';
import { writeFormCases } from './write-form-cases.ts';

const blogs = kinds.Blogs;

const filled = (limit: number): Readonly<Record<string, Plain>> => ({
  'another text': 'Another',
  'one letter': 'x',
  'two lines, the first blank': '\n x',
  'as long as may be': textOf(limit),
});

const unfilled = (limit: number): Readonly<Record<string, Plain>> => ({
  ...noTexts,
  ...blanks,
  'too long': textOf(limit + 1),
});

const limits = { title: 300, author: 150, summary: 2000, content: 300_000, mainImage: 1500 };

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
  'a map': { seconds: 1_768_469_400, nanoseconds: 0 },
  'a list': [new Date('2026-01-15T09:30:00Z')],
  'a time to come': new Date('2999-01-15T09:30:00Z'),
};

const serverTime = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' };
const another = new Date('2026-02-01T00:00:00Z');
const created = { allow: 'Blogs/{blog} create', who: 'staff', at: 'Blogs/{id}' } as const;
const updated = { allow: 'Blogs/{blog} update', who: 'staff', at: 'Blogs/{id}', stored: blog } as const;

/** `createdAt` can't change. */
const times: readonly DocumentCase[] = [
  {
    ...created,
    outcome: 'in',
    what: 'createdAt: the time of the server',
    act: set(without(blog, 'createdAt'), { updateTransforms: [serverTime] }),
  },
  {
    ...created,
    outcome: 'in',
    what: 'createdAt: an earlier time',
    act: set({ ...blog, createdAt: another }),
  },
  {
    ...created,
    outcome: 'out',
    what: 'another field: the time of the server',
    act: set(blog, { updateTransforms: [{ ...serverTime, fieldPath: 'title' }] }),
  },
  { ...updated, outcome: 'out', what: 'createdAt: another time', act: change({ createdAt: another }) },
  {
    ...updated,
    outcome: 'out',
    what: 'createdAt: another time, with the whole',
    act: set({ ...blog, createdAt: another }),
  },
  { ...updated, outcome: 'out', what: 'createdAt: the time of the server', act: transform(serverTime) },
  {
    ...updated,
    outcome: 'out',
    what: 'createdAt: another time where it was a text',
    stored: { ...blog, createdAt: '15.01.2026' },
    act: set({ ...blog, createdAt: another }),
  },
  {
    ...updated,
    outcome: 'in',
    what: 'createdAt: a text as it was, with another title',
    stored: { ...blog, createdAt: '15.01.2026' },
    act: set({ ...blog, createdAt: '15.01.2026', title: 'Another' }),
  },
  {
    ...updated,
    outcome: 'in',
    what: 'another title for an old post that has little else',
    stored: { title: 'Old', author: 5 },
    act: change({ title: 'Another' }),
  },
  {
    ...updated,
    outcome: 'out',
    what: 'a blank title for an old post that has little else',
    stored: { title: 'Old', author: 5 },
    act: change({ title: ' ' }),
  },
  {
    ...updated,
    outcome: 'in',
    what: 'createdAt: a first time for an old post that has none',
    stored: without(blog, 'createdAt'),
    act: set(without(blog, 'createdAt'), { updateTransforms: [serverTime] }),
  },
];

const gets: readonly DocumentCase[] = [
  ...forEach<DocumentCase>(people, {
    allow: 'Blogs/{blog} get',
    outcome: 'in',
    what: 'a post by its address',
    at: 'Blogs/{id}',
    stored: blog,
    act: getDocument,
  }),
  ...forEach<DocumentCase>(['visitor', 'staff'], {
    allow: 'Blogs/{blog} get',
    outcome: 'in',
    what: 'a post in a batch',
    at: 'Blogs/{id}',
    stored: blog,
    act: batchGet,
  }),
  ...belowCases('Blogs/{blog} get', 'Blogs/{id}/Drafts/{id}'),
];

export const blogCases: readonly DocumentCase[] = [
  ...gets,
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
