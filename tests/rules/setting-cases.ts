/** Rules of a setting that visitors read and staff write, with an entry of each write. */

import type { Fields } from '../support/wire.ts';
import type { AccountCase } from './account-cases.ts';
import { forEach } from './cases.ts';
import { belowCases } from './document-cases.ts';
import { change, createDocument, deleteDocument, getDocument, set } from './firestore-client.ts';
import { outsiders, people } from './people.ts';

interface Setting {
  /** As in 'offers'. */
  readonly what: string;
  readonly stored: Fields;
  readonly good: Readonly<Record<string, Fields>>;
  readonly bad: Readonly<Record<string, Fields>>;
  /** A change that is allowed. */
  readonly other: Fields;
  /** A field that may not be removed. */
  readonly required: string;
}

export function settingCases(
  at: string,
  { what, stored, good, bad, other, required }: Setting,
): readonly AccountCase[] {
  const create = { allow: `${at} create`, at } as const;
  const update = { allow: `${at} update`, at, stored } as const;
  return [
    ...belowCases(`${at} get`, `${at}/Notes/{id}`),
    ...[create, update].flatMap((request): readonly AccountCase[] => [
      ...(['in', 'out'] as const).flatMap((outcome) =>
        Object.entries(outcome === 'in' ? good : bad).map(
          ([name, fields]): AccountCase => ({
            ...request,
            who: 'staff',
            outcome,
            what: name,
            act: set(fields),
          }),
        ),
      ),
      ...forEach<AccountCase>(outsiders, { ...request, outcome: 'out', what, act: set(stored) }),
    ]),
    { ...create, who: 'staff', outcome: 'out', what: 'without audit fields', act: createDocument(stored) },
    { ...update, who: 'staff', outcome: 'in', what: `other ${what}`, act: change(other) },
    { ...update, who: 'staff', outcome: 'out', what: `no ${required}`, act: change({}, [required]) },
    ...people.flatMap((who): readonly AccountCase[] => {
      const outcome = who === 'staff' ? 'in' : 'out';
      return [
        { allow: `${at} get`, who, outcome: 'in', what, at, stored, act: getDocument },
        { allow: `${at} delete`, who, outcome, what, at, stored, act: deleteDocument },
      ];
    }),
  ];
}
