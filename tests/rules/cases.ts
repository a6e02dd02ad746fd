/** What is asked of the rules: tables of cases, each of which says which `allow` it shows and which way. */
import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

export interface RuleCase {
  /** The `allow` it shows, as allows.ts names it: `Cars/{car} create`. */
  readonly allow: string;
  /** Let in, or kept out. */
  readonly outcome: 'in' | 'out';
  readonly who: Person;
  /** Completes "staff is kept out: …". */
  readonly what: string;
}

export const titleOf = ({ who, outcome, allow, what }: RuleCase) =>
  `${allow}: ${who} is ${outcome === 'in' ? 'let in' : 'kept out'}: ${what}`;

/** An id that no sample and no other test has. */
export const freshId = () => `test-${randomUUID()}`;

/** The same case for several people. */
export function forEach<Case extends RuleCase>(
  people: readonly Person[],
  shared: Omit<Case, 'who'>,
): readonly Case[] {
  return people.map((who) => ({ ...shared, who }) as Case);
}
