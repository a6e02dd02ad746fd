import type { Position } from '../errors.ts';
import type { Method, ServiceName } from '../request.ts';

/** A value that is written in rules. */
export type Literal = null | boolean | bigint | number | string | Uint8Array;

/** A whole rules file. */
export interface RulesFile {
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}

export interface Service {
  readonly name: ServiceName;
  readonly body: Block;
  readonly at: Position;
}

/** The content of a service's or match's braces. */
export interface Block {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
  readonly allows: readonly Allow[];
}

export interface Match {
  readonly pattern: readonly PatternSegment[];
  readonly body: Block;
  readonly at: Position;
}

/** `literal`, `{one}` or `{many=**}`. */
export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string; readonly at: Position }
  | { readonly kind: 'many'; readonly name: string; readonly at: Position };

export interface Allow {
  readonly methods: ReadonlySet<Method>;
  /** Left out: always. */
  readonly condition: Expression | undefined;
  readonly at: Position;
}

export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly Binding[];
  readonly result: Expression;
  readonly at: Position;
}

export interface Binding {
  readonly name: string;
  readonly value: Expression;
  readonly at: Position;
}

export type Expression = (
  | { readonly kind: 'literal'; readonly value: Literal }
  /** Parentheses, which count as an expression too. */
  | { readonly kind: 'group'; readonly inner: Expression }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly MapEntry[] }
  | { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'range';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | MethodCall
  | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'logic';
      readonly operator: LogicOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
) & { readonly at: Position };

interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

/** `object.name(args)`, and also `math.abs(args)`, whose object names a namespace. */
interface MethodCall {
  readonly kind: 'method';
  readonly object: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
}

type UnaryOperator = '!' | '-';
export type LogicOperator = '&&' | '||';
type EqualityOperator = '==' | '!=';
export type OrderOperator = '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type BinaryOperator = EqualityOperator | OrderOperator | ArithmeticOperator | 'in';

/** The direct sub-expressions of an expression. */
export function children(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'group':
      return [node.inner];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
    case 'logic':
      return [node.left, node.right];
    case 'conditional':
      return [node.condition, node.then, node.otherwise];
  }
}
