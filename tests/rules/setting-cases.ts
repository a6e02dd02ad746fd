/** Rules of a setting that staff write, with an entry of each write. */

import type { Fields } from '../support/wire.ts';
import type { AccountCase } from './account-cases.ts';
import { casesOf, forEach, onlyStaff } from './cases.ts';
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
  readonly other?: Fields;
  /** A field that may not be removed. */
  readonly required: string;
  /** Whether visitors read it. */
  readonly isPublic?: boolean;
}

export function settingCases(
  at: string,
  { what, stored, good, bad, other = stored, required, isPublic = true }: Setting,
): readonly AccountCase[] {
  const create = { allow: `${at} create`, at } as const;
  const update = { allow: `${at} update`, at, stored } as const;
  const rows = (outcome: 'in' | 'out', table: Setting['good'], count?: number) =>
    Object.entries(table)
      .slice(0, count)
      .map(([name, fields]) => [outcome, name, set(fields)] as const);
  const get = { allow: `${at} get`, what, at, stored, act: getDocument };
  return [
    ...belowCases(`${at} get`, `${at}/Notes/{id}`),
    // One predicate judges the whole document in both.
    ...casesOf<AccountCase>({ ...create, who: 'staff' }, [...rows('in', good, 1), ...rows('out', bad, 1)]),
    ...casesOf<AccountCase>({ ...update, who: 'staff' }, [...rows('in', good), ...rows('out', bad)]),
    ...[create, update].flatMap((request) =>
      forEach<AccountCase>(outsiders, {
        ...{ ...request, outcome: 'out', what, act: set({ ...stored, ...other }) },
      }),
    ),
    { ...create, who: 'staff', outcome: 'out', what: 'without audit fields', act: createDocument(stored) },
    { ...update, who: 'staff', outcome: 'in', what: `other ${what}`, act: change(other) },
    { ...update, who: 'staff', outcome: 'out', what: `no ${required}`, act: change({}, [required]) },
    ...(isPublic ? forEach<AccountCase>(people, { ...get, outcome: 'in' }) : onlyStaff<AccountCase>(get)),
    ...onlyStaff<AccountCase>({ ...get, allow: `${at} delete`, act: deleteDocument }),
  ];
}
