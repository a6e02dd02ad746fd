import { pathIn } from '../../src/config/paths.ts';
import { heroPath } from '../../src/model/image/hero.ts';
import { locales } from '../../src/model/locales.ts';
import { type Checks, couldNotTell, type Finding, good, goodIfNone, wrong } from './finding.ts';
import { findHeaderFaults } from './headers.ts';
import { findMissingPages, type LivePage } from './live-pages.ts';
import { type LiveSite, projectOf } from './live-site.ts';
import { fetchWithin } from './request.ts';

/** What visitors and search engines get. */
export const pageChecks: Checks = {
  'the sitemap lists every page in each language': ({ pages }) =>
    goodIfNone(
      findMissingPages(pages),
      (list) =>
        `/sitemap.xml does not list ${list}. Netlify → Deploys: look at the last build and deploy again.`,
    ),
  'pages answer at once': ({ pages }) =>
    goodIfNone(
      pages.flatMap(({ path, status, headers }) => {
        const target = headers.get('Location');
        return status === 200 ? [] : [`${path} (${target ? `redirects to ${target}` : status})`];
      }),
      (list) =>
        `Expected status 200 from ${list}. If it names another host, make that of VITE_COMPANY_SITE_URL the primary one in Netlify → Domain management; else deploy again.`,
    ),
  'canonical addresses': eachPage(
    ({ path, html, address }) => {
      const [, canonical] = html.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
      return canonical === address ? [] : [`${path} (${canonical ?? 'none'})`];
    },
    (list) => `Not the address in the sitemap: ${list}. Deploy again; both come from VITE_COMPANY_SITE_URL.`,
  ),
  'security headers': eachPage(
    (page, site) => findHeaderFaults(page, projectOf(site)).map((fault) => `${page.path} (${fault})`),
    (list) =>
      `Not as built: ${list}. The build writes dist/_headers, which Netlify applies: set publish = "dist" and deploy again; remove headers that another service in front adds.`,
  ),
  'no insecure content': eachPage(
    ({ path, html }, { isLocal }) => {
      const loads = /<(?:img|script|iframe|source|video|link)\b[^>]*\s(?:src|srcset|href)="(http:[^"]*)"/gi;
      return isLocal ? [] : [...html.matchAll(loads)].map(([, url]) => `${path} (${url})`);
    },
    (list) =>
      `Browsers block what a page loads by http: ${list}. Upload that picture in the staff area instead.`,
  ),
  'the hero image loads': async ({ origin }) => {
    const response = await fetchWithin(`${origin}/${heroPath}`);
    const type = response.headers.get('Content-Type');
    if (response.ok && type === 'image/webp') return good;
    return wrong(
      `/${heroPath} answers ${response.status} (${type}). Upload it in Dashboard → Hero image; if it is there, check VITE_FIREBASE_STORAGE_BUCKET in Netlify and deploy again.`,
    );
  },
  'unknown addresses are not found': async ({ origin }) => {
    const paths = locales.map((locale) => pathIn(locale, `/no-page-${crypto.randomUUID()}`));
    const statuses = await Promise.all(paths.map(async (path) => (await fetchWithin(origin + path)).status));
    return goodIfNone(
      paths.flatMap((path, i) => (statuses[i] === 404 ? [] : [`${path} (${statuses[i]})`])),
      (list) =>
        `Expected status 404 from ${list}. Remove redirects added in Netlify and deploy netlify.toml as it is.`,
    );
  },
};

/** Of the pages that answer at once. */
function eachPage(
  findFaults: (page: LivePage, site: LiveSite) => readonly string[],
  toSentence: (list: string) => string,
) {
  return (site: LiveSite): Finding => {
    const pages = site.pages.filter(({ status }) => status === 200);
    if (pages.length === 0) return couldNotTell('No page of /sitemap.xml answers.');
    return goodIfNone(
      pages.flatMap((page) => findFaults(page, site)),
      toSentence,
    );
  };
}
