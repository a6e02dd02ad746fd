import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

/** Module boundaries: which folder may import which. app -> site | staff -> data -> Firebase */
interface Boundary {
  /** Folders it may import, besides itself. */
  readonly imports: readonly string[];
  /** Sub-folders that must not import each other. */
  readonly subjects?: readonly string[];
  /** Sub-folders that subjects share, so that they must not import one. */
  readonly shared?: readonly string[];
  readonly why: string;
}

const below = ['src/model', 'src/config', 'src/locales', 'src/ui'];

const siteSubjects = 'blogs cars company hero inquiry inventory report reviews shortlist tracking'.split(' ');
const staffSubjects = ['backup', 'blogs', 'cars', 'hero', 'paper', 'reviews', 'session'];
const staffShared = ['documents', 'notices', 'pictures', 'prices', 'publishing'];

const boundaries: Readonly<Record<string, Boundary>> = {
  'src/main.tsx': { imports: ['src/app', 'src/styles'], why: 'it only starts the app' },
  'src/app': {
    imports: ['src/site', 'src/staff', 'src/hydration', 'src/offline', 'src/data', ...below],
    why: 'the app composes all parts, but imports no scripts or tests',
  },
  'src/site': {
    imports: ['src/data/public', 'src/data/rest', ...below],
    subjects: siteSubjects,
    why: 'public pages do not depend on the staff area, Firebase or hydration',
  },
  'src/staff': {
    imports: ['src/data/staff', 'src/data/public', ...below],
    subjects: staffSubjects,
    shared: staffShared,
    why: 'the staff area does not import the public site: shared code is in ui, data or model',
  },
  'src/hydration': {
    imports: ['src/data/rest', 'src/config'],
    why: 'hydration depends on no page: the app passes routes as arguments',
  },
  'src/offline': {
    imports: ['src/data/rest', 'src/config'],
    why: 'the service worker depends on no page',
  },
  'src/data/public': {
    imports: ['src/data/rest', 'src/model', 'src/config'],
    why: 'public data is fetched over REST: no Firebase SDK, no messages, no components',
  },
  'src/data/rest': {
    imports: ['src/model', 'src/config'],
    why: 'the REST client depends on no collection',
  },
  'src/data/staff': {
    imports: ['src/data/public', 'src/data/rest', 'src/model', 'src/config'],
    why: 'the gateway to Firebase depends only on documents and the model',
  },
  'src/model': { imports: [], why: 'the model is pure and imports no other folder' },
  'src/locales': { imports: ['src/config', 'src/model'], why: 'messages depend on no component and no data' },
  'src/ui': {
    imports: ['src/config', 'src/locales'],
    why: 'shared components depend on no subject and no data: pass props instead',
  },
  'src/config': { imports: ['src/model'], why: 'configuration knows the locales and nothing else' },
  netlify: {
    imports: ['src/model', 'src/config'],
    why: 'the mail function shares rules and opening hours with the form and nothing else',
  },
  emulators: { imports: [], why: 'the emulators are a package of their own' },
  seed: {
    imports: ['src/model'],
    why: 'the sample dealership is data, in the codes of the model',
  },
};

interface Import {
  readonly from: string;
  readonly to: string;
  /** By `import()`. */
  readonly isDynamic?: boolean;
}

describe('module boundaries', () => {
  const imports = ['src', 'netlify', 'emulators', 'seed'].flatMap(sourceFiles).flatMap(importsOf);
  const tooling = ['scripts', 'tests'].flatMap(sourceFiles).flatMap(importsOf);

  test('every import respects them', () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.flatMap(refusal)).toEqual([]);
  });

  test.each<readonly [why: string, from: string, to: string]>([
    ['site importing staff', 'src/site/cars/CarCard.tsx', 'src/staff/cars/CarEditor.tsx'],
    ['a subject importing another', 'src/site/inventory/InventoryBrowser.tsx', 'src/site/cars/CarCard.tsx'],
    ['a staff subject importing another', 'src/staff/cars/CarEditor.tsx', 'src/staff/blogs/BlogEditor.tsx'],
    ['shared staff code importing a subject', 'src/staff/prices/priceForm.ts', 'src/staff/cars/carForm.ts'],
    ['a subject importing a page', 'src/site/cars/CarCard.tsx', 'src/site/pages/CarPage.tsx'],
    ['a component importing Firebase', 'src/staff/cars/CarEditor.tsx', 'firebase/storage'],
    ['the product importing a script', 'src/app/routes.tsx', 'scripts/ports.ts'],
  ])('reject %s', (_why, from, to) => {
    expect(refusal({ from, to })).toHaveLength(1);
  });

  test('there are no import cycles, by type or by value', () => {
    expect(filesInCircles(imports.filter(({ from }) => from.startsWith('src/')))).toEqual([]);
  });

  test('the emulators are used only through their exports', () => {
    expect(tooling.some(({ to }) => to === emulatorsPackage)).toBe(true);
    expect([...imports, ...tooling].filter(reachesIntoEmulators)).toEqual([]);
  });

  test('test levels don’t import each other: shared helpers are in tests/support', () => {
    const levelOf = (file: string) => /^tests\/([^/]+)\//.exec(file)?.[1];
    const across = tooling.filter(({ from, to }) => {
      const [own, other] = [levelOf(from), levelOf(to)];
      return other !== undefined && other !== own && other !== 'support';
    });
    expect(across).toEqual([]);
  });

  test('model, locales and config import no package except the schema library', () => {
    const pure = ['src/model', 'src/locales', 'src/config'];
    const packages = imports.filter(
      ({ from, to }) => pure.includes(boundaryOf(from)) && !isOwn(to) && to !== 'valibot',
    );
    expect(packages).toEqual([]);
  });

  test('the public entry does not import Auth, Storage or the editor', () => {
    const staffOnly = /^(firebase\/|react-quill)/;
    const holders = new Set(imports.filter(({ to }) => staffOnly.test(to)).map(({ from }) => from));
    const reached = reachableStatically('src/main.tsx', imports);
    expect([...holders].filter((file) => reached.has(file))).toEqual([]);
  });

  test('no barrel files and no overlong files', () => {
    const files = sourceFiles('src');
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 300)).toEqual([]);
  });

  test('no form of staff cuts what is typed, dictated or pasted: it says that it is too long', () => {
    expect(
      sourceFiles('src/staff').filter((file) => /\smaxLength=/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});

/** Why an import is not allowed; empty if it is. */
function refusal({ from, to }: Import): readonly string[] {
  const boundary = boundaryOf(from);
  const refused = (why: string) => [`${from} imports ${to}: ${why}`];
  if (/^firebase(\/|$)/.test(to) && boundary !== 'src/data/staff' && !from.startsWith('emulators/tests/'))
    return refused('only src/data/staff speaks to Firebase');
  if (!isOwn(to)) return [];
  const { imports = [], subjects = [], shared = [], why = 'unknown folder' } = boundaries[boundary] ?? {};
  const target = boundaryOf(to);
  // The content locale is a setting, not a message.
  if (boundary === 'src/data/public' && to === 'src/locales/en/localeInfo.ts') return [];
  if (target !== boundary)
    return imports.some((open) => `${target}/`.startsWith(`${open}/`)) ? [] : refused(why);
  const [own, other] = [folderOf(from, boundary), folderOf(to, boundary)];
  if (shared.includes(own) && subjects.includes(other)) return refused('shared code knows no subject');
  if (own === other || !subjects.includes(own)) return [];
  if (subjects.includes(other)) return refused('a subject never imports another: let the page compose them');
  return other === 'pages' ? refused('a page composes subjects; no subject knows a page') : [];
}

const emulatorsPackage = '@rhine-and-nile/emulators';

const reachesIntoEmulators = ({ from, to }: Import) =>
  !from.startsWith('emulators/') &&
  to !== `${emulatorsPackage}/in-process` &&
  (to.startsWith('emulators/') || to.startsWith(`${emulatorsPackage}/`));

function reachableStatically(start: string, imports: readonly Import[]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const file of reached)
    for (const { from, to, isDynamic } of imports)
      if (from === file && isOwn(to) && !isDynamic) reached.add(to);
  return reached;
}

function isOwn(target: string): boolean {
  return /^(src|netlify|emulators|seed|scripts|tests)\//.test(target);
}

function boundaryOf(file: string): string {
  if (file === 'src/main.tsx') return file;
  const depth = file.startsWith('src/data/') ? 3 : file.startsWith('src/') ? 2 : 1;
  return file.split('/').slice(0, depth).join('/');
}

function folderOf(file: string, boundary: string): string {
  return file.slice(boundary.length + 1).split('/')[0] ?? '';
}

/** What is left without the files that import none of the others, or that none of the others imports. */
function filesInCircles(imports: readonly Import[]): readonly string[] {
  const importers = new Set(imports.map(({ from }) => from));
  const imported = new Set(imports.map(({ to }) => to));
  const inner = imports.filter(({ from, to }) => imported.has(from) && importers.has(to));
  return inner.length < imports.length ? filesInCircles(inner) : [...importers].sort();
}

function importsOf(file: string): readonly Import[] {
  return importsIn(file, readFileSync(file, 'utf8'));
}

function importsIn(file: string, source: string): readonly Import[] {
  const statement = /(?:^(?:import|export)\s(?:[^'";]*?\sfrom\s)?|(\bimport\(\s*))['"]([^'"]+)['"]/gm;
  return [...source.matchAll(statement)].map(([, call, target = '']) => ({
    from: file,
    to: resolved(file, target),
    isDynamic: call !== undefined,
  }));
}

function resolved(from: string, target: string): string {
  if (target.startsWith('#locales/')) return target.replace('#locales', 'src/locales/en');
  return target.startsWith('.') ? normalize(join(dirname(from), target)) : target;
}
