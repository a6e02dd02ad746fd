import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { filesOf, sourceFiles } from '../support/source-files.ts';

/** Of each style module, the classes that components name; those of an index are not known. */
function readUses(): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const file of sourceFiles('src')) {
    const source = readFileSync(file, 'utf8');
    for (const [, name, path = ''] of source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const module = join(dirname(file), path);
      const named = [...source.matchAll(new RegExp(`\\b${name}(?:\\.(?!module\\b)(\\w+)|(\\[))`, 'g'))];
      const known = uses.get(module) ?? new Set();
      uses.set(module, known);
      for (const [, of, index] of named) known.add(of ?? index ?? '');
    }
  }
  return uses;
}

function classesOf(module: string): readonly string[] {
  const styles = readFileSync(module, 'utf8').replace(/\/\*.*?\*\/|"[^"]*"/gs, '');
  return [...new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
}

test('components name only classes that their style modules have, and all of them', () => {
  const uses = readUses();
  const modules = filesOf('src', /\.module\.css$/);
  const wrong = modules.flatMap((module) => {
    const [named, has] = [uses.get(module) ?? new Set<string>(), classesOf(module)];
    const missing = [...named].filter((name) => name !== '[' && !has.includes(name));
    // The editor names its own.
    const unused = has.filter((name) => !named.has('[') && !named.has(name) && !name.startsWith('ql-'));
    return [...missing, ...unused].map((name) => `${module}: ${name}`);
  });
  expect(wrong).toEqual([]);
  expect(modules.length).toBeGreaterThan(100);
});
