import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The arrows of the house: what may import what, and why an import against them is refused.
 * Data flows one way: app -> routes -> features -> data -> Firebase.
 */
const mayImport: Record<string, readonly string[]> = {
  'src/main.tsx': ['src/app', 'src/styles'],
  'src/app': ['src/app', 'src/routes', 'src/data', 'src/ui', 'src/config'],
  'src/routes': [
    'src/routes',
    'src/features',
    'src/data',
    'src/model',
    'src/content',
    'src/ui',
    'src/config',
  ],
  'src/features': ['src/data', 'src/model', 'src/content', 'src/ui', 'src/config'],
  'src/data': ['src/data', 'src/model', 'src/config'],
  'src/model': ['src/model'],
  'src/content': ['src/content', 'src/config'],
  'src/ui': ['src/ui', 'src/config'],
  'src/config': ['src/config'],
  'src/serviceWorker': ['src/serviceWorker'],
  netlify: ['netlify', 'src/model'],
  emulators: ['emulators'],
  seed: ['seed'],
};

const reasons: Record<string, string> = {
  'src/app': 'the app is the top: it knows the routes, and nothing knows it',
  'src/routes': 'a page composes features; nothing below it may know a page',
  'src/features': 'features never import each other or what is above them: let the route compose them',
  'src/data': 'the gateway to Firebase knows only the model',
  'src/model': 'the model is pure and imports none of the house',
  'src/ui': 'presentational parts know no feature and no data: pass what they show as props',
  'src/content': 'content is words, apart from markup and data',
  'src/config': 'configuration imports nothing',
  'src/serviceWorker': 'the service worker is a program of its own',
};

interface Import {
  readonly from: string;
  readonly to: string;
}

describe('the arrows', () => {
  const imports = ['src', 'netlify', 'emulators', 'seed'].flatMap(sourceFiles).flatMap(importsOf);

  test('there is something to check', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  test('every import within the house follows them', () => {
    const refused = imports.filter(({ to }) => isOwn(to)).flatMap(refusal);
    expect(refused).toEqual([]);
  });

  test('only src/data imports firebase', () => {
    const outside = imports.filter(
      ({ from, to }) => /^firebase(\/|$)/.test(to) && roomOf(from) !== 'src/data',
    );
    expect(outside).toEqual([]);
  });

  test('the model and the content import no package but a schema library', () => {
    const packages = imports.filter(
      ({ from, to }) =>
        ['src/model', 'src/content', 'src/config'].includes(roomOf(from)) && !isOwn(to) && to !== 'valibot',
    );
    expect(packages).toEqual([]);
  });

  test('only the staff area imports Auth, Storage and the editor', () => {
    const staffOnly = /^(firebase\/(auth|storage)|react-quill)/;
    const holders = new Set(imports.filter(({ to }) => staffOnly.test(to)).map(({ from }) => from));
    const reached = reachableStatically('src/main.tsx', imports);
    expect([...holders].filter((file) => reached.has(file))).toEqual([]);
  });

  test('there are no barrels and no files of hundreds of lines', () => {
    const files = sourceFiles('src');
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 300)).toEqual([]);
  });
});

function refusal({ from, to }: Import): readonly string[] {
  const room = roomOf(from);
  const target = roomOf(to);
  const sameFeature = room === 'src/features' && dirname(from) === dirname(to);
  if (sameFeature || mayImport[room]?.includes(target)) return [];
  return [`${from} imports ${to}: ${reasons[room] ?? `${room} may import only ${mayImport[room]}`}`];
}

function reachableStatically(start: string, imports: readonly Import[]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const file of reached)
    for (const { from, to } of imports) if (from === file && isOwn(to)) reached.add(to);
  return reached;
}

function isOwn(target: string): boolean {
  return /^(src|netlify|emulators|seed|scripts|tests)\//.test(target);
}

function roomOf(file: string): string {
  if (file === 'src/main.tsx') return file;
  return file.startsWith('src/') ? file.split('/').slice(0, 2).join('/') : (file.split('/')[0] ?? file);
}

/** Static imports only: a lazy `import()` is how the staff area stays out of the public bundle. */
function importsOf(file: string): readonly Import[] {
  const source = readFileSync(file, 'utf8');
  const statement = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
  return [...source.matchAll(statement)].map(([, target = '']) => ({
    from: file,
    to: target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
  }));
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}
