import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '../../../src/config/paths.ts';
import { type Locale, locales } from '../../../src/model/locales.ts';
import type { StaticPage } from '../prerender/pages.ts';

/**
 * Writes sitemap.xml: every page in each locale, with links to the same page in the others
 * (https://www.sitemaps.org).
 */
export async function writeSitemap(
  outDir: string,
  site: string,
  pages: readonly StaticPage[],
): Promise<void> {
  const listed = pages.filter(({ inSitemap }) => inSitemap);
  await writeFile(
    join(outDir, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.flatMap((page) => entries(site, page)).join('\n')}
</urlset>
`,
  );
  await appendFile(join(outDir, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
}

function entries(site: string, { path, savedAt }: StaticPage): readonly string[] {
  const link = (name: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${site}${pathIn(locale, path)}"/>`;
  const alternates = [...locales.map((locale) => link(locale, locale)), link('x-default', 'en')].join('');
  const lastmod = savedAt ? `<lastmod>${savedAt.toISOString()}</lastmod>` : '';
  return locales.map(
    (locale) => `  <url><loc>${site}${pathIn(locale, path)}</loc>${lastmod}${alternates}</url>`,
  );
}
