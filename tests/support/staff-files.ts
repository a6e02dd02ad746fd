import { loadManifest } from '../../scripts/build/bundle/bundle.ts';
import type { Locale } from '../../src/model/locales.ts';

/** Staff pages and the app code around them, which public chunks only import lazily. */
const staffModule = /^src\/(app\/)?staff\//;

/** Names of the built files that visitors may download, and of those for staff only. */
export async function splitBundle(locale: Locale = 'en') {
  const manifest = await loadManifest('.cache/site', locale);
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
