/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

/** With how many pages something is downloaded by all of them: left alone, the bundler makes thirty files of it. */
const minPagesOfPublic = 4;

/**
 * The chunk of a module: what every page starts with is one file, what many public pages use or their loaders is
 * another, and what two or three pages share is a file of theirs. All else is the bundler's choice.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const users = [...usersOf(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return 'app';
  const pages = users.flatMap((user) => user.match(/\/site\/pages\/(\w+)Page\.tsx$/)?.[1] ?? []).sort();
  const isLoader = users.some((user) => user.endsWith('/site/pages/loaders.ts'));
  if (isLoader || pages.length >= minPagesOfPublic) return 'public';
  return pages.length > 1 ? pages.join('-') : null;
}

/** Every module that imports `id` statically, directly or not, itself among them. */
function usersOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  // Not destructured: the bundler's object does not survive it.
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) usersOf(importer, modules, found);
  return found;
}
