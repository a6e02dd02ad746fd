/**
 * Text outside the Basic Multilingual Plane at each length limit: rules count these characters twice, as Google
 * does.
 */

import type { Plain } from '../support/wire.ts';
import type { DocumentCase } from './document-cases.ts';
import { type Values, valueCases } from './field-cases.ts';
import { kinds } from './kinds.ts';

const cars = kinds.Cars;
const blogs = kinds.Blogs;

/** The limits of firestore.rules; all are even. */
const CAR_TEXTS = { Name: 100, Model: 150, Condition: 40, Description: 10_000, Img: 1_500 };
const BLOG_TEXTS = { title: 300, author: 150, summary: 2_000, content: 300_000, mainImage: 1_500 };
/** One equipment list is enough, because all use the same rule. */
const LINES_LIMITS = { Images: 20_000, Exterior: 80_003 };

const CHARACTERS = { emoji: '🚗', 'letters of mathematics': '𝒜' };

/** Two lines that fill a list to its limit, or exceed it by one. */
function linesOf(character: string, limit: number, beyond: number): readonly string[] {
  const half = Math.floor(limit / 4);
  const rest = limit + beyond - 2 * half - '\n'.length - 2 * (half - 1);
  return [character.repeat(half), `${character.repeat(half - 1)}${'x'.repeat(rest)}`];
}

function textValues(limits: Readonly<Record<string, number>>, beyond: string): Values {
  return Object.fromEntries(
    Object.entries(limits).map(([field, limit]) => [field, eachOf(limit / 2, beyond)]),
  );
}

const eachOf = (count: number, beyond: string): Readonly<Record<string, Plain>> =>
  Object.fromEntries(
    Object.entries(CHARACTERS).map(([what, character]) => [
      `${count} ${what}${beyond === '' ? '' : ' and one letter'}`,
      character.repeat(count) + beyond,
    ]),
  );

const lineValues = (beyond: number): Values =>
  Object.fromEntries(
    Object.entries(LINES_LIMITS).map(([field, limit]) => [
      field,
      { [`emoji up to ${limit + beyond}`]: linesOf('🚗', limit, beyond) },
    ]),
  );

export const astralCases: readonly DocumentCase[] = [
  ...valueCases(cars, 'in', { ...textValues(CAR_TEXTS, ''), ...lineValues(0) }),
  ...valueCases(cars, 'out', { ...textValues(CAR_TEXTS, 'x'), ...lineValues(1) }),
  ...valueCases(blogs, 'in', textValues(BLOG_TEXTS, '')),
  ...valueCases(blogs, 'out', textValues(BLOG_TEXTS, 'x')),
];
