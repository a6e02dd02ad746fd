/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

/**
 * The chunk a module belongs into. What every page starts with is one file, which takes fewer bytes than two. What several
 * public pages use, or their loaders, comes as one file instead of a dozen of a kilobyte each, every one of which would
 * cost a visitor a request of its own. What the two pages with an inquiry form share is a file of theirs, so that no
 * other page downloads the form. All else is the bundler's choice.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const users = [...usersOf(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return 'main';
  if (users.some((user) => user.endsWith('/site/pages/loaders.ts'))) return 'public';
  const pages = users.flatMap((user) => user.match(/\/site\/pages\/(\w+)Page\.tsx$/)?.[1] ?? []);
  if (pages.length === 2 && pages.every((page) => inquiryPages.has(page))) return 'inquiry';
  return pages.length > 1 ? 'public' : null;
}

const inquiryPages: ReadonlySet<string> = new Set(['Car', 'Contact']);

/** Every module that needs `id` at once, itself among them. */
function usersOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  // Not taken apart: the bundler's object does not survive it.
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) usersOf(importer, modules, found);
  return found;
}
