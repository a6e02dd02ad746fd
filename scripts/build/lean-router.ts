import { type Plugin, parseAst } from 'vite';

/**
 * Functions of React Router that only run for what this site has not: forms and fetchers that send something to a
 * route (data is written by src/data/staff), routes that are found out while one navigates, instrumentation, and links
 * that prefetch as its framework mode does (src/hydration/prefetch.ts does it here).
 */
const unusedFunctions: readonly string[] = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'discoverRoutes',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'patchRoutesImpl',
  'useSubmit',
  'useFormAction',
  'getFormSubmissionInfo',
  'HistoryRouter',
  'PrefetchPageLinks',
  'PrefetchPageLinksImpl',
  'RSCPrefetchPageLinksImpl',
  'getNewMatchesForLinks',
  'singleFetchUrl',
];

/**
 * Takes their bodies out of what visitors download. No bundler can tell that they never run, for they hang together
 * inside one function. A version of React Router that names one otherwise fails the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-.*\.mjs$/, code: 'function createRouter(' },
      handler: (code) => ({ code: withoutBodies(code, unusedFunctions), map: null }),
    },
  };
}

/** @throws Error naming the functions that are not there once */
export function withoutBodies(code: string, names: readonly string[]): string {
  const found = functionsOf(parseAst(code).body).filter(({ name }) => names.includes(name));
  const wrong = names.filter((name) => found.filter((each) => each.name === name).length !== 1);
  if (wrong.length > 0)
    throw new Error(`React Router has not one function ${wrong.join(', ')}: see ${import.meta.filename}`);
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (rest, { name, start, end }) => `${rest.slice(0, start)}{ throw Error('${name}') }${rest.slice(end)}`,
      code,
    );
}

interface FunctionBody {
  readonly name: string;
  /** Where the body stands, with its braces. */
  readonly start: number;
  readonly end: number;
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** The functions declared at the top and, one level down, inside those. */
function functionsOf(statements: readonly Statement[], depth = 0): readonly FunctionBody[] {
  return statements.flatMap((statement) => {
    if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body) return [];
    const { start, end, body } = statement.body;
    const own = { name: statement.id.name, start, end };
    return depth === 0 ? [own, ...functionsOf(body as readonly Statement[], 1)] : [own];
  });
}
