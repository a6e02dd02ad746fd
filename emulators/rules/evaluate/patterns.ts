import { EvaluationError } from '../errors.ts';
import { ANY_SEGMENTS, type PathSegment } from '../request.ts';
import type { Allow, Block, FunctionDeclaration, PatternSegment } from '../syntax/ast.ts';
import type { Evaluation } from './evaluation.ts';
import { RulesPath, type RuleValue } from './rule-value.ts';
import type { Scope } from './scope.ts';
import { Settled } from './settled.ts';

/** An `allow` for the path, with the variables of its condition. */
interface Applicable {
  readonly allow: Allow;
  readonly scope: Scope<FunctionDeclaration, Bound>;
}

/** Finds the matches of a service that lead exactly to `path`. */
export class PathMatcher {
  readonly #path: readonly PathSegment[];
  readonly #version: 1 | 2;
  readonly #evaluation: Evaluation;

  constructor(path: readonly PathSegment[], version: 1 | 2, evaluation: Evaluation) {
    this.#path = path;
    this.#version = version;
    this.#evaluation = evaluation;
  }

  /** Yields the `allow`s in a block and nested blocks that apply, starting at the path's segment `start`. */
  *applicable(block: Block, outer: Scope<FunctionDeclaration, Bound>, start = 0): Generator<Applicable> {
    const scope = outer.inner([], block.functions);
    if (start === this.#path.length) for (const allow of block.allows) yield { allow, scope };
    for (const { pattern, body } of block.matches) {
      for (const { bindings, end } of this.#matches(pattern, start)) {
        if (end < this.#path.length && body.matches.length === 0) continue;
        this.#evaluation.countPathMatch();
        yield* this.applicable(body, scope.inner(bindings, []), end);
      }
    }
  }

  /** Yields every match of a pattern from `start`, with its end. */
  *#matches([head, ...tail]: readonly PatternSegment[], start: number): Generator<PathMatch> {
    if (!head) {
      yield { bindings: [], end: start };
      return;
    }
    for (const { end, bindings } of head.kind === 'many' ? this.#many(head, start) : this.#one(head, start)) {
      for (const rest of this.#matches(tail, end)) {
        yield { bindings: [...bindings, ...rest.bindings], end: rest.end };
      }
    }
  }

  *#one(segment: PatternSegment & { kind: 'literal' | 'one' }, start: number): Generator<PathMatch> {
    const given = this.#path[start];
    if (given === undefined || given === ANY_SEGMENTS) return;
    const end = start + 1;
    if (segment.kind === 'one') yield { bindings: [[segment.name, known(given)]], end };
    else if (given === segment.text) yield { bindings: [], end };
  }

  /** Version 1 needs at least one segment and has no collection groups. */
  *#many({ name }: { name: string }, start: number): Generator<PathMatch> {
    const shortest = this.#version === 1 ? start + 1 : start;
    for (let end = this.#path.length; end >= shortest; end--) {
      const part = this.#path.slice(start, end);
      if (this.#version === 1 && part.includes(ANY_SEGMENTS)) continue;
      yield { bindings: [[name, knownPath(part)]], end };
    }
  }
}

type Bound = RuleValue | Settled;

/** Segments that a query does not specify have no value. */
const UNKNOWN = new Settled(() => {
  throw new EvaluationError('The query does not decide the path of the document.');
});

const known = (segment: PathSegment): Bound => (typeof segment === 'string' ? segment : UNKNOWN);

function knownPath(segments: readonly PathSegment[]): Bound {
  const texts = segments.filter((segment) => typeof segment === 'string');
  return texts.length === segments.length ? new RulesPath(texts) : UNKNOWN;
}

interface PathMatch {
  readonly bindings: readonly (readonly [string, Bound])[];
  readonly end: number;
}
