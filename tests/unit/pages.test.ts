import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../scripts/build/prerender/template.ts';
import { loadHostRules } from '../../scripts/local/netlify-rules.ts';
import { foreignFolders, type SitePage, sitePages, staffFolders } from '../../src/app/pages.ts';
import { staffPages } from '../../src/app/staff/staffPages.ts';
import { baseOf, pathIn } from '../../src/config/paths.ts';
import { serializeQuery } from '../../src/model/inventory/query.ts';
import { type Locale, locales } from '../../src/model/locales.ts';
import { fullQuery } from '../support/fullQuery.ts';

const site: readonly SitePage[] = Object.values(sitePages);

describe('the list of pages', () => {
  test('a locale excludes the base paths of other locales', () => {
    expect(locales.map(foreignFolders)).toEqual([['/de', '/ar'], ['/ar'], ['/de']]);
  });

  test('only pages of the staff area are in its folders', () => {
    const folderOf = ({ path }: { readonly path: string }) => `/${path.split('/')[1]}`;
    expect(new Set(staffPages.map(folderOf))).toEqual(new Set(staffFolders));
    expect(site.map(folderOf).filter((folder) => staffFolders.includes(folder))).toEqual([]);
  });

  test('netlify.toml rewrites exactly the paths without static HTML to the empty shell', async () => {
    const { findRule } = await loadHostRules('.');
    const targetOf = (locale: Locale, path: string) => {
      const rule = findRule(pathIn(locale, path.replace(':id', 'a%2Fb')));
      return rule && `${rule.status} ${rule.to}`;
    };
    const documents = site.filter(({ html }) => html !== 'page' && html !== 'list');
    for (const locale of locales) {
      const base = baseOf(locale);
      // Netlify serves /404.html by itself.
      const missing = locale === 'en' ? null : `404 ${base}404.html`;
      const shell = `200 ${base}app.html`;
      for (const { path } of documents) expect(targetOf(locale, path), path).toBe(shell);
      for (const { path } of staffPages)
        expect(targetOf(locale, path), path).toBe(locale === 'en' ? shell : missing);
      for (const path of ['/', '/about', '/blogs', '/car', '/car/', '/cars', '/blog/', '/blog/a/b'])
        expect(targetOf(locale, path), path).toBe(missing);
    }
  });
});

test.each(['//evil.example/x', '/\\evil.example', '\\\\evil.example'])(
  'a URL for the path %s stays on the site in each locale',
  (path) => {
    for (const locale of locales)
      expect(new URL(pathIn(locale, path), 'https://dealer.example').origin).toBe('https://dealer.example');
  },
);

test('the page list has every search parameter of the inventory', () => {
  const names = new Set(serializeQuery(fullQuery).keys());
  expect(sitePages.inventory.searchParams).toBe([...names].join());
});

describe('the template', () => {
  const template = readFileSync('index.html', 'utf8');

  test('has every placeholder', () => {
    const html = parseTemplate(template)({ 'page-head': '<title>$& Cars</title>', page: '<main>$1</main>' });
    expect(html).toContain('<title>$& Cars</title>\n');
    expect(html).toContain('<div id="root"><main>$1</main></div>');
    expect(html).not.toContain('<!--');
  });

  test.each([
    ['lacks a place', template.replace('<!--assets-->', '')],
    ['has a place twice', template.replace('<!--page-->', '<!--page--><!--page-->')],
  ])('is rejected if it %s', (_what, broken) => {
    expect(() => parseTemplate(broken)).toThrow(/index\.html must have <!--(assets|page)--> once/);
  });
});
