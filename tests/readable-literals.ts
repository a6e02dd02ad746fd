import { parseSync } from 'vite';

/**
 * Which literals are reported: on pages every word; elsewhere only sentences, because field names and codes
 * look like words.
 */
export type Readable = 'words' | 'sentences';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

/** What a literal must match to be reported, by position. */
interface Patterns {
  /** In any position. */
  readonly anywhere: RegExp;
  /** JSX text, and attributes that are shown or announced. */
  readonly shown: RegExp;
  /** Comparisons, other attributes, and types of structured data. */
  readonly amongCodes: RegExp;
}

const twoWords = /\p{L} \p{L}/u;
const threeWords = /\p{L} \p{L}+ \p{L}/u;

const patterns: Readonly<Record<Readable, Patterns>> = {
  words: {
    // Matches 'New' and 'up to', but not 'ArrowLeft'.
    anywhere: /(?:^|[\s“(])\p{Lu}\p{Ll}*(?=$|[\s,.:;!?…”)])|\p{L} \p{L}/u,
    shown: /\p{L}/u,
    amongCodes: twoWords,
  },
  sentences: { anywhere: threeWords, shown: threeWords, amongCodes: threeWords },
};

const readAttributes =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|label|hint|error|text|summary|description|message)$/;

/** Attributes whose values are never shown. */
const technicalAttributes = /^(className|rel|sizes|d|preserveAspectRatio)$/;

/** Finds literals that visitors could read, as 'file:line text'; they belong in src/locales. */
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

/** Module names, types and thrown errors. */
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

/** An object with a https://schema.org type. */
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
