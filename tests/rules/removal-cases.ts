/** Rules of the pictures that saves removed. */

import type { AccountCase } from './account-cases.ts';
import { forEach } from './cases.ts';
import { createDocument, deleteDocument, set } from './firestore-client.ts';
import { outsiders, people } from './people.ts';

const at = 'RemovedPictures/{id}';
const stored = { paths: ['Cars/1_a.webp', 'Cars/2_b c.webp'] };
const daysAgo = (days: number) => ({ ...stored, updatedAt: new Date(Date.now() - days * 24 * 3_600_000) });
const create = { allow: 'RemovedPictures/{entry} create', at } as const;
const remove = { allow: 'RemovedPictures/{entry} delete', at, act: deleteDocument } as const;

const bad = {
  'no pictures': {},
  'a text': { paths: 'Cars/1_a.webp' },
  'a number': { paths: [5] },
  'two lines': { paths: ['Cars/1_a.webp\nb'] },
  'too many': { paths: ['x'.repeat(900_001)] },
  'another field': { ...stored, size: 5 },
};

export const removalCases: readonly AccountCase[] = [
  { ...create, who: 'staff', outcome: 'in', what: 'pictures', act: set(stored) },
  { ...create, who: 'staff', outcome: 'out', what: 'without the server’s time', act: createDocument(stored) },
  ...Object.entries(bad).map(
    ([what, fields]): AccountCase => ({ ...create, who: 'staff', outcome: 'out', what, act: set(fields) }),
  ),
  ...forEach<AccountCase>(outsiders, { ...create, outcome: 'out', what: 'pictures', act: set(stored) }),
  { ...remove, who: 'staff', outcome: 'in', what: 'an old entry', stored: daysAgo(31) },
  { ...remove, who: 'staff', outcome: 'out', what: 'a fresh entry', stored: daysAgo(29) },
  ...forEach<AccountCase>(outsiders, {
    ...remove,
    outcome: 'out',
    what: 'an old entry',
    stored: daysAgo(31),
  }),
  ...people.map(
    (who): AccountCase => ({
      allow: 'RemovedPictures/{entry} list',
      outcome: who === 'staff' ? 'in' : 'out',
      who,
      what: 'all entries',
      at,
      stored,
      act: (client) => client.query({ from: [{ collectionId: 'RemovedPictures' }] }),
    }),
  ),
];
