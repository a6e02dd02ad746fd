/** Cases for the rules. Each names the `allow` it tests, and whether the request is allowed. */
import { randomUUID } from 'node:crypto';
import { type Person, people } from './people.ts';

export interface RuleCase {
  /** As named in allows.ts: `Cars/{car} create`. */
  readonly allow: string;
  /** Allowed or denied. */
  readonly outcome: 'in' | 'out';
  readonly who: Person;
  /** Completes a test name such as "staff is denied: …". */
  readonly what: string;
}

export const titleOf = ({ who, outcome, allow, what }: RuleCase) =>
  `${allow}: ${who} is ${outcome === 'in' ? 'allowed' : 'denied'}: ${what}`;

export const freshId = () => `test-${randomUUID()}`;

export function forEach<Case extends RuleCase>(
  people: readonly Person[],
  shared: Omit<Case, 'who'>,
): readonly Case[] {
  return people.map((who) => ({ ...shared, who }) as Case);
}

/** A case for everyone, which only staff is allowed. */
export function onlyStaff<Case extends RuleCase>(
  shared: Omit<Case, 'who' | 'outcome'>,
  who: readonly Person[] = people,
): readonly Case[] {
  return who.map(
    (person) => ({ ...shared, who: person, outcome: person === 'staff' ? 'in' : 'out' }) as Case,
  );
}

/** A case of each row; `shared` is what they have in common. */
export function casesOf<Case extends RuleCase & { readonly act: unknown; readonly stored?: unknown }>(
  shared: Partial<Case>,
  rows: readonly (readonly [
    outcome: RuleCase['outcome'],
    what: string,
    act: Case['act'],
    stored?: Case['stored'],
  ])[],
): readonly Case[] {
  return rows.map(
    ([outcome, what, act, stored]) => ({ ...shared, outcome, what, act, ...(stored && { stored }) }) as Case,
  );
}

/**
 * The cases that staff is allowed and visitors are not, denied to an account outside a closed team: of each `allow`
 * the first, because one predicate decides who is staff.
 */
export function deniedToOutsiders<Case extends RuleCase>(cases: readonly Case[]): readonly Case[] {
  const keyOf = ({ allow, what }: RuleCase) => `${allow}: ${what}`;
  const isAllowed = (who: Person) => (each: Case) => each.who === who && each.outcome === 'in';
  const open = new Set(cases.filter(isAllowed('visitor')).map(keyOf));
  const staffOnly = cases.filter((each) => isAllowed('staff')(each) && !open.has(keyOf(each)));
  const first = new Map(staffOnly.toReversed().map((each) => [each.allow, each]));
  return [...first.values()].map((each) => ({ ...each, outcome: 'out' }));
}
