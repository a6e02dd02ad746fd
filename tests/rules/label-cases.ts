/** Rules of the picture that labels print. */

import type { AccountCase } from './account-cases.ts';
import { forEach } from './cases.ts';
import { createDocument, deleteDocument, getDocument, set } from './firestore-client.ts';
import { outsiders, people } from './people.ts';

const at = 'Settings/label';
const stored = { picture: 'Labels/0b6e_design.webp' };
const create = { allow: 'Settings/label create', at } as const;
const update = { allow: 'Settings/label update', at, stored } as const;

const bad = {
  'no picture': {},
  'a picture of a car': { picture: 'Cars/1_a.webp' },
  'another address': { picture: 'https://pictures.example/design.webp' },
  'a sub-folder': { picture: 'Labels/old/design.webp' },
  'a folder': { picture: 'Labels/' },
  'a long name': { picture: `Labels/${'x'.repeat(181)}` },
  'two lines': { picture: 'Labels/a.webp\nb' },
  'a list': { picture: ['Labels/a.webp'] },
  'another field': { ...stored, size: 5 },
};

const another = set({ picture: 'Labels/1c7f_new.webp' });

export const labelCases: readonly AccountCase[] = [
  ...[create, update].flatMap((request): readonly AccountCase[] => [
    { ...request, who: 'staff', outcome: 'in', what: 'a picture', act: another },
    ...Object.entries(bad).map(
      ([what, fields]): AccountCase => ({ ...request, who: 'staff', outcome: 'out', what, act: set(fields) }),
    ),
    ...forEach<AccountCase>(outsiders, { ...request, outcome: 'out', what: 'a picture', act: another }),
  ]),
  { ...create, who: 'staff', outcome: 'out', what: 'without audit fields', act: createDocument(stored) },
  ...people.flatMap((who): readonly AccountCase[] => {
    const outcome = who === 'staff' ? 'in' : 'out';
    const shared = { who, outcome, what: 'the picture', at, stored } as const;
    return [
      { ...shared, allow: 'Settings/label get', act: getDocument },
      { ...shared, allow: 'Settings/label delete', act: deleteDocument },
    ];
  }),
];
