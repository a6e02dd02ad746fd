interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface ModuleInfo {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

/** Chunks of several pages: a module goes into the first whose pages include all of its own. */
const sharedChunks: Readonly<Record<string, readonly string[]>> = {
  costs: ['Contact', 'ImportCost'],
  details: ['Blog', 'Car', 'NotFound', 'Report', 'Shortlist'],
  inquiries: ['Car', 'Contact', 'ImportCost', 'Shortlist'],
  articles: ['Blog', 'Blogs'],
  company: ['About', 'Services'],
  services: ['Home', 'Services'],
  topics: ['About', 'Home', 'Services', 'Tracking'],
  lists: ['Blog', 'Blogs', 'Contact', 'ImportCost', 'Inventory', 'NotFound', 'Tracking'],
};

/**
 * Returns the chunk of a module, or null to let the bundler decide. The bundler alone creates about thirty files of
 * 1 kB, and one file compresses better than several; but a page that uses one module of a chunk downloads all of it,
 * with its styles, which are in each page's HTML.
 *
 * - `app`: code of the entry, of more than three pages, and what the inventory, the largest list, shares with others.
 * - `sharedChunks`, which are many sets of pages with little code each.
 * - One chunk for each other set of pages, and one for what a page shares with code that is loaded later.
 */
export function getChunkName(id: string, modules: Modules): string | null {
  const users = [...findImporters(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return 'app';
  const pages = users.flatMap((user) => pageOf(user) ?? []).sort();
  if (pages.length < 2) {
    const isLoadedLater = users.some(
      (user) => !pageOf(user) && modules.getModuleInfo(user)?.dynamicImporters.length,
    );
    return pages[0] && isLoadedLater ? `${pages[0]}Parts` : null;
  }
  const shared = Object.keys(sharedChunks).find((name) =>
    pages.every((page) => sharedChunks[name]?.includes(page)),
  );
  return shared ?? (pages.length > 3 || pages.includes('Inventory') ? 'app' : pages.join(''));
}

function pageOf(id: string): string | undefined {
  return id.match(/\/site\/pages\/(\w+)Page\.tsx$/)?.[1];
}

/** The module and all its direct and indirect static importers. */
function findImporters(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  // A proxy that can't be destructured.
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) findImporters(importer, modules, found);
  return found;
}
