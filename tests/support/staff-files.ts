import { loadManifest } from '../../scripts/build/bundle/bundle.ts';

/** Staff pages and the app code around them, which public chunks only import lazily. */
const staffModule = /^src\/(app\/)?staff\//;

/** Names of the English site's built files that visitors may download, and of those for staff only. */
export async function splitBundle() {
  const manifest = await loadManifest('.cache/site', 'en');
  const reached = new Set(Object.keys(manifest).filter((name) => manifest[name]?.isEntry));
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!staffModule.test(next)) reached.add(next);
  }
  const all = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const filesOf = (isPublic: boolean) =>
    all.filter(([name]) => reached.has(name) === isPublic).map(([, { file }]) => file);
  return { publicFiles: filesOf(true), staffFiles: filesOf(false) };
}
