interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

/**
 * Returns the chunk of a module: `app` for the entry and for code shared by several pages, because one file compresses
 * better than two; `shared` for shared code that the inventory does not use; and one chunk for each set of pages in
 * `sharedByPages`. Without this the bundler creates about thirty files of 1 kB. Returns null to let the bundler decide.
 */
export function getChunkName(id: string, modules: Modules): string | null {
  if (priceModules.test(id)) return 'price';
  if (listModules.test(id)) return 'lists';
  if (detailModules.test(id)) return 'reportDetails';
  const users = [...findImporters(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return 'app';
  const pages = users.flatMap((user) => user.match(/\/site\/pages\/(\w+)Page\.tsx$/)?.[1] ?? []);
  if (pages.length < 2) return null;
  const few = sharedByPages.get([...pages].sort().join());
  // The inventory is the largest page, so it must not download code it does not use.
  return few ?? (pages.includes('Inventory') ? 'app' : 'shared');
}

/** Loaded together where a price says what it includes; staff pages use parts of it. */
const priceModules = /\/(describePriceLines|priceText|model\/car\/priceLines|locales\/\w+\/price)\.ts$/;

/** Loaded together by a list of cars; articles and staff pages use parts of it. */
const listModules =
  /\/(locales\/\w+\/inventory|model\/inventory\/(filters|indexedCars|query)|useDebouncedSearchParams)\.ts$/;

/** Loaded together when a report's measurements are opened; the list of a car's chunks names each file. */
const detailModules = /\/(describeMeasurements|describeFlaws|formatDecimal)\.ts$/;

/** Chunks by the pages that share them, in alphabetical order. */
const sharedByPages: ReadonlyMap<string, string> = new Map([
  ['Contact,Privacy', 'inquiry'],
  ['Car,Shortlist', 'actions'],
  ['Car,Contact,Privacy,Shortlist', 'actions'],
  ['About,Services', 'company'],
  ['Home,Services', 'services'],
  ['About,Home,Services', 'company'],
  ['About,Home,Services,Tracking', 'topicIcons'],
  ['Blog,Blogs', 'blogs'],
  ['Blogs,Inventory', 'lists'],
  ['About,Home', 'topicIcons'],
]);

/** The module and all its direct and indirect static importers. */
function findImporters(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  // A proxy that can't be destructured.
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) findImporters(importer, modules, found);
  return found;
}
