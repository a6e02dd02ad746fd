/** Rules of the record of the last backup. */

import type { AccountCase } from './account-cases.ts';
import { forEach } from './cases.ts';
import { createDocument, deleteDocument, getDocument, set } from './firestore-client.ts';
import { outsiders, people } from './people.ts';

const at = 'Settings/backup';
const stored = { updatedAt: new Date('2026-01-01T00:00:00Z'), updatedBy: 'someone' };
const create = { allow: 'Settings/backup create', at } as const;
const update = { allow: 'Settings/backup update', at, stored } as const;

export const backupCases: readonly AccountCase[] = [
  ...[create, update].flatMap((request): readonly AccountCase[] => [
    { ...request, who: 'staff', outcome: 'in', what: 'a backup', act: set({}) },
    { ...request, who: 'staff', outcome: 'out', what: 'another field', act: set({ note: 'all' }) },
    ...forEach<AccountCase>(outsiders, { ...request, outcome: 'out', what: 'a backup', act: set({}) }),
  ]),
  { ...create, who: 'staff', outcome: 'out', what: 'without audit fields', act: createDocument({}) },
  { ...create, who: 'staff', outcome: 'out', what: 'at another time', act: createDocument(stored) },
  ...people.flatMap((who): readonly AccountCase[] => [
    {
      ...{ allow: 'Settings/backup get', who, outcome: who === 'staff' ? 'in' : 'out' },
      ...{ what: 'the last backup', at, stored, act: getDocument },
    },
    { allow: 'none: delete', who, outcome: 'out', what: 'the last backup', at, stored, act: deleteDocument },
  ]),
];
