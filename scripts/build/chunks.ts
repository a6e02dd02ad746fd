/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

/**
 * The chunk a module belongs into. What every page starts with is one file: left to itself the bundler takes it apart,
 * and two files compress worse than one. What several public pages use, or their loaders, comes as one file instead of
 * a dozen of a kilobyte each, every one of which would cost a visitor a request of its own. What a few pages share
 * is a file of theirs where it is much (the inquiry form; services; questions and reasons; going through a list), so that no other page
 * downloads it. All else is the bundler's choice.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const users = [...usersOf(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return 'app';
  if (users.some((user) => user.endsWith('/site/pages/loaders.ts'))) return 'public';
  const pages = users.flatMap((user) => user.match(/\/site\/pages\/(\w+)Page\.tsx$/)?.[1] ?? []);
  return pages.length > 1 ? (chunkOfFew.get([...pages].sort().join()) ?? 'public') : null;
}

/** A few pages, in alphabetical order, that share much which no other page needs. */
const chunkOfFew: ReadonlyMap<string, string> = new Map([
  ['Car,Contact', 'inquiry'],
  ['Car,Contact,Shortlist', 'inquiry'],
  ['Car,Shortlist', 'inquiry'],
  ['About,Services', 'company'],
  ['Home,Services', 'services'],
  ['Blogs,Inventory', 'lists'],
  ['About,Home,Services', 'company'],
  ['Blog,Blogs', 'blogs'],
]);

/** Every module that needs `id` at once, itself among them. */
function usersOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  // Not taken apart: the bundler's object does not survive it.
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) usersOf(importer, modules, found);
  return found;
}
