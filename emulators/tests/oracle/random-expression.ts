import type { Chooser } from '../chooser.ts';
import type { Expression } from './expression.ts';
import { FORMS, type Kind } from './grammar.ts';

const HOLE = /(#[a-z]+)/;

/** A random expression, usually of the given kind: one hole in twelve holds any kind. */
export function randomExpression(
  chooser: Chooser,
  kind: Kind,
  depth: number,
  names: readonly string[] = [],
): Expression {
  const wanted = kind !== 'type' && kind !== 'any' && chooser.below(12) === 0 ? 'any' : kind;
  if (names.length > 0 && kind !== 'type' && chooser.below(5) === 0) return { parts: [chooser.one(names)] };
  const forms = depth > 0 ? FORMS[wanted] : leavesOf(wanted);
  return { parts: filled(chooser, chooser.one(forms), depth - 1, names) };
}

/** The forms of a kind without parts, or else the shortest. */
function leavesOf(kind: Kind): readonly string[] {
  const leaves = FORMS[kind].filter((form) => !HOLE.test(form));
  return leaves.length > 0 ? leaves : FORMS[kind].slice(0, 1);
}

function filled(
  chooser: Chooser,
  form: string,
  depth: number,
  names: readonly string[],
): (string | Expression)[] {
  return form
    .split(HOLE)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('#') ? randomExpression(chooser, part.slice(1) as Kind, depth, names) : part,
    );
}
