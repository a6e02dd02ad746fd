/** Rules of the pictures that saves removed. */

import type { AccountCase } from './account-cases.ts';
import { casesOf, onlyStaff } from './cases.ts';
import { createDocument, deleteDocument, set } from './firestore-client.ts';

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

const bads = Object.entries(bad).map(([what, fields]) => ['out', what, set(fields)] as const);

export const removalCases: readonly AccountCase[] = [
  ...onlyStaff<AccountCase>({ ...create, what: 'pictures', act: set(stored) }),
  ...casesOf<AccountCase>({ ...create, who: 'staff' }, [
    ['out', 'without the server’s time', createDocument(stored)],
    ...bads,
  ]),
  ...onlyStaff<AccountCase>({ ...remove, what: 'an old entry', stored: daysAgo(31) }),
  { ...remove, who: 'staff', outcome: 'out', what: 'a fresh entry', stored: daysAgo(29) },
  ...onlyStaff<AccountCase>({
    ...{ allow: 'RemovedPictures/{entry} list', what: 'all entries', at, stored },
    act: (client) => client.query({ from: [{ collectionId: 'RemovedPictures' }] }),
  }),
];
