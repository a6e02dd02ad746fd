/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

/**
 * The chunk of a module: what every page starts with and most of what several public pages share is one file, which
 * compresses better than two; a few pages have a file for what only they share. Left alone, the bundler makes thirty files
 * of a kilobyte of it. All else is its choice.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const users = [...usersOf(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return 'app';
  const pages = users.flatMap((user) => user.match(/\/site\/pages\/(\w+)Page\.tsx$/)?.[1] ?? []);
  if (pages.length < 2) return null;
  const few = chunkOfFew.get([...pages].sort().join());
  // The inventory has the most code of its own: no part of it is to be downloaded there that it does not use.
  return few ?? (pages.includes('Inventory') ? 'app' : 'shared');
}

/** A few pages, in alphabetical order, that share much which no other page needs. */
const chunkOfFew: ReadonlyMap<string, string> = new Map([
  ['Contact,Privacy', 'inquiry'],
  ['Car,Shortlist', 'actions'],
  ['Car,Contact,Privacy,Shortlist', 'actions'],
  ['About,Services', 'company'],
  ['Home,Services', 'services'],
  ['About,Home,Services', 'company'],
  ['Blog,Blogs', 'blogs'],
]);

/** Every module that imports `id` statically, directly or not, itself among them. */
function usersOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  // Not destructured: the bundler's object does not survive it.
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) usersOf(importer, modules, found);
  return found;
}
