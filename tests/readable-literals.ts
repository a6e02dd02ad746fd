import { parseSync } from 'vite';

/**
 * Which literals count: on the pages every word does; elsewhere names of fields and codes look like words, so that
 * only sentences do.
 */
export type Readable = 'words' | 'sentences';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

/** What a literal has to hold to be refused, by where it stands. */
interface Patterns {
  /** Anywhere. */
  readonly anywhere: RegExp;
  /** Between two tags, or in an attribute that is read or heard. */
  readonly shown: RegExp;
  /** Where codes stand: in a comparison, in any other attribute, among the types of structured data. */
  readonly amongCodes: RegExp;
}

const twoWords = /\p{L} \p{L}/u;
const threeWords = /\p{L} \p{L}+ \p{L}/u;

const patterns: Readonly<Record<Readable, Patterns>> = {
  words: {
    // 'New' and 'up to', but not 'ArrowLeft'.
    anywhere: /(?:^|[\s“(])\p{Lu}\p{Ll}*(?=$|[\s,.:;!?…”)])|\p{L} \p{L}/u,
    shown: /\p{L}/u,
    amongCodes: twoWords,
  },
  sentences: { anywhere: threeWords, shown: threeWords, amongCodes: threeWords },
};

const readAttributes =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|label|hint|error|text|summary|description|message)$/;

/** Their values are never read, whatever they are made of. */
const technicalAttributes = /^(className|rel|sizes|d|preserveAspectRatio)$/;

/** The literals of a module that a visitor could read, each as 'file:line text'; they belong into src/locales. */
export function findReadableLiterals(
  file: string,
  source: string,
  readable: Readable = 'words',
): readonly string[] {
  const found: string[] = [];
  const { [readable]: among } = patterns;
  const visit = (node: Node, pattern: RegExp): void => {
    if (isCode(node)) return;
    const text = textOf(node);
    if (text !== null && pattern.test(text))
      found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${text.trim()}`);
    for (const child of childrenOf(node)) visit(child, patternBelow(node, child, pattern, among));
  };
  visit(parseSync(file, source).program as unknown as Node, among.anywhere);
  return found;
}

/** What no visitor reads: the names of modules, types, and what is thrown, which is for developers. */
function isCode({ type, name }: Node): boolean {
  if (type === 'JSXAttribute') return technicalAttributes.test(nameOf(name));
  const holdsValue = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);
  return /^(Import|ExportAll|Throw|TS)/.test(type) && type !== 'ImportExpression' && !holdsValue;
}

function patternBelow(parent: Node, child: Node, pattern: RegExp, among: Patterns): RegExp {
  switch (parent.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return /^JSX(Text|ExpressionContainer)$/.test(child.type) ? among.shown : among.anywhere;
    case 'JSXAttribute':
      return readAttributes.test(nameOf(parent.name)) ? among.shown : among.amongCodes;
    case 'BinaryExpression':
    case 'SwitchCase':
      return textOf(child) === null ? pattern : among.amongCodes;
    case 'ObjectExpression':
      return isStructuredData(parent) ? among.amongCodes : among.anywhere;
    case 'CallExpression':
    case 'MemberExpression':
    case 'ArrowFunctionExpression':
      return among.anywhere;
    default:
      return pattern;
  }
}

/** An object that names its type of https://schema.org. */
function isStructuredData({ properties }: Node): boolean {
  return (properties as readonly Node[]).some(({ key }) => (key as Node | undefined)?.value === '@type');
}

function textOf({ type, value }: Node): string | null {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return String(value);
  return type === 'TemplateElement' ? (value as { readonly raw: string }).raw : null;
}

function nameOf(name: unknown): string {
  return String((name as { readonly name?: unknown }).name);
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string');
}
