import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** No vowels, so that no name is a word: ad blockers hide `.ad`. */
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';

interface Sheet {
  /** From the project's folder, with slashes. */
  readonly path: string;
  readonly css: string;
}

/** Shortens the styles, which are in each page's HTML: names of classes and tokens, and tokens that have one simple value. */
export function shortStyles(): Plugin {
  const root = process.cwd();
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ path: toPath(join('src', file)), css: readFileSync(join('src', file), 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const classes = nameClasses(sheets);
  const tokens = findTokens(sheets);
  return {
    name: 'short-styles',
    apply: 'build',
    config: () => ({
      css: {
        modules: {
          generateScopedName(name, file) {
            const short = classes.get(`${toPath(relative(root, file))} ${name}`);
            if (!short) throw new Error(`${file} has no class ${name}.`);
            return short;
          },
        },
        postcss: {
          plugins: [
            {
              postcssPlugin: 'short-styles',
              Declaration(declaration) {
                if (tokens.values.has(declaration.prop)) return void declaration.remove();
                declaration.prop = tokens.names.get(declaration.prop) ?? declaration.prop;
                declaration.value = shortenTokens(declaration.value, tokens);
              },
            },
          ],
        },
      },
    }),
    // The logo's colours.
    transformIndexHtml: (html) => shortenTokens(html, tokens),
  };
}

/** Names by file and class or animation; the same in every bundle and on every machine. */
export function nameClasses(sheets: readonly Sheet[]): ReadonlyMap<string, string> {
  const found = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => `${path} ${name}`),
  );
  return new Map([...new Set(found)].map((name, index) => [name, toName(index)]));
}

interface Tokens {
  /** Of those that are declared once, with a value without spaces and functions. */
  readonly values: ReadonlyMap<string, string>;
  /** Of the others. */
  readonly names: ReadonlyMap<string, string>;
}

/** The custom properties of src/styles. */
export function findTokens(sheets: readonly Sheet[]): Tokens {
  const all = sheets.map(({ css }) => css).join('\n');
  const shared = sheets.filter(({ path }) => path.startsWith('src/styles/')).map(({ css }) => css);
  const found = new Map(
    [...shared.join('\n').matchAll(/(--[\w-]+):\s*([^;]*);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const values = new Map(
    [...found].filter(([name, value]) => !/[\s(]/.test(value) && all.split(`${name}:`).length === 2),
  );
  const others = [...found.keys()].filter((name) => !values.has(name));
  return { values, names: new Map(others.map((name, index) => [name, `--${toName(index)}`])) };
}

export function shortenTokens(text: string, { values, names }: Tokens): string {
  return text
    .replace(/var\((--[\w-]+)\)/g, (all, name) => values.get(name) ?? all)
    .replace(/(?<=var\()--[\w-]+/g, (name) => names.get(name) ?? name);
}

function toName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest ? toName(rest - 1) : '') + letters[index % letters.length];
}

const toPath = (file: string) => file.replaceAll('\\', '/');
