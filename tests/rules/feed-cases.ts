/** Rules of the switch that keeps the stock from being published as feeds. */

import type { AccountCase } from './account-cases.ts';
import { forEach } from './cases.ts';
import { belowCases } from './document-cases.ts';
import { createDocument, deleteDocument, getDocument, set } from './firestore-client.ts';
import { outsiders, people } from './people.ts';

const at = 'Settings/feeds';
const stored = { off: true };
const create = { allow: 'Settings/feeds create', at } as const;
const update = { allow: 'Settings/feeds update', at, stored } as const;

const bad = {
  nothing: {},
  'off: false': { off: false },
  'off: a text': { off: 'true' },
  'another field': { ...stored, on: true },
};

export const feedCases: readonly AccountCase[] = [
  ...belowCases('Settings/feeds get', 'Settings/feeds/Notes/{id}'),
  ...[create, update].flatMap((request): readonly AccountCase[] => [
    { ...request, who: 'staff', outcome: 'in', what: 'off', act: set(stored) },
    ...Object.entries(bad).map(
      ([what, fields]): AccountCase => ({ ...request, who: 'staff', outcome: 'out', what, act: set(fields) }),
    ),
    ...forEach<AccountCase>(outsiders, { ...request, outcome: 'out', what: 'off', act: set(stored) }),
  ]),
  { ...create, who: 'staff', outcome: 'out', what: 'without audit fields', act: createDocument(stored) },
  ...people.flatMap((who): readonly AccountCase[] => {
    const outcome = who === 'staff' ? 'in' : 'out';
    return [
      { allow: 'Settings/feeds get', who, outcome: 'in', what: 'the switch', at, stored, act: getDocument },
      { allow: 'Settings/feeds delete', who, outcome, what: 'the switch', at, stored, act: deleteDocument },
    ];
  }),
];
