import { type SitePage, sitePages } from '../../src/app/pages.ts';
import { company } from '../../src/config/company.ts';
import { pathIn } from '../../src/config/paths.ts';
import { privacyFacts } from '../../src/config/privacyFacts.ts';
import { heroPath } from '../../src/model/image/hero.ts';
import { locales } from '../../src/model/locales.ts';
import { type Check, type Checks, couldNotTell, good, goodIfNone, wrong } from './finding.ts';
import { findHeaderFaults } from './headers.ts';
import { type LivePage, type LiveSite, projectOf } from './live-site.ts';
import { fetchWithin } from './request.ts';

/** What the code says without variables: the sample dealer's. */
const samples = {
  VITE_COMPANY_BRAND: company.brand,
  VITE_COMPANY_SITE_URL: company.siteUrl,
  VITE_COMPANY_PHONE: company.phone,
  VITE_COMPANY_EMAIL: company.email,
  VITE_COMPANY_STREET: company.address.street,
  VITE_COMPANY_FACEBOOK: company.socials.Facebook,
  VITE_COMPANY_INSTAGRAM: company.socials.Instagram,
  VITE_COMPANY_TIKTOK: company.socials.TikTok,
  VITE_COMPANY_LINKEDIN: company.socials.LinkedIn,
  VITE_COMPANY_LEGAL_NAME: privacyFacts.legalName,
  VITE_COMPANY_PRIVACY_EMAIL: privacyFacts.privacyEmail,
};

const variables = 'Netlify → Project configuration → Environment variables, then deploy again';

/** What visitors and search engines get, and whether it is the dealer's own. */
export const pageChecks: Checks = {
  'the sitemap lists every page in each language': ({ pages }) =>
    goodIfNone(
      findMissingPages(pages),
      '/sitemap.xml does not list LIST. Netlify → Deploys: look at the last build and deploy again.',
    ),
  'pages answer at once': ({ pages }) =>
    goodIfNone(
      pages.flatMap(({ path, status, headers }) => {
        const target = headers.get('Location');
        return status === 200 ? [] : [`${path} (${target ? `redirects to ${target}` : status})`];
      }),
      'Expected status 200 from LIST. If it names another host, make that of VITE_COMPANY_SITE_URL the primary one in Netlify → Domain management; else deploy again.',
    ),
  'canonical addresses': eachPage(({ html, address }) => {
    const [, canonical = 'none'] = html.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
    return canonical === address ? [] : [canonical];
  }, 'Not the address in the sitemap: LIST. Deploy again; both come from VITE_COMPANY_SITE_URL.'),
  'security headers': eachPage(
    (page, site) => findHeaderFaults(page, projectOf(site)),
    'Not as built: LIST. The build writes dist/_headers, which Netlify applies: set publish = "dist" and deploy again; remove headers that another service in front adds.',
  ),
  'no insecure content': eachPage(({ html }, { isLocal }) => {
    const loads = /<(?:img|script|iframe|source|video|link)\b[^>]*\s(?:src|srcset|href)="(http:[^"]*)"/gi;
    return isLocal ? [] : [...html.matchAll(loads)].map(([, url = '']) => url);
  }, 'Browsers block what a page loads by http: LIST. Upload that picture in the staff area instead.'),
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
      'Expected status 404 from LIST. Remove redirects added in Netlify and deploy netlify.toml as it is.',
    );
  },
  'company facts are not the sample’s': ({ pages }) => {
    if (pages.length === 0) return couldNotTell('No page of /sitemap.xml answers.');
    const html = pages.map((page) => page.html.replaceAll('&amp;', '&')).join('\n');
    const unset = Object.entries(samples).filter(([, fact]) => html.includes(fact));
    return unset.length > 0 ? wrong(`Set ${unset.map(([name]) => name).join(', ')}: ${variables}.`) : good;
  },
  'addresses are those of this site': ({ origin, pages }) => {
    const origins = new Set(pages.map(({ address }) => new URL(address).origin));
    return goodIfNone(
      [...origins].filter((named) => named !== origin),
      `The sitemap and canonical links name LIST instead of ${origin}. Set VITE_COMPANY_SITE_URL: ${variables}.`,
    );
  },
};

/** Of the pages that answer at once. @param findFaults lists them without the path */
function eachPage(findFaults: (page: LivePage, site: LiveSite) => readonly string[], text: string): Check {
  return (site) => {
    const pages = site.pages.filter(({ status }) => status === 200);
    if (pages.length === 0) return couldNotTell('No page of /sitemap.xml answers.');
    return goodIfNone(
      pages.flatMap((page) => findFaults(page, site).map((fault) => `${page.path} (${fault})`)),
      text,
    );
  };
}

/** Pages of every site that are not among those of the sitemap. */
function findMissingPages(pages: readonly LivePage[]): readonly string[] {
  const listed = new Set(pages.map(({ path }) => path));
  const fixed = Object.values<SitePage>(sitePages).filter(
    ({ path, isUnlisted }) => !isUnlisted && !path.includes(':'),
  );
  const paths = locales.flatMap((locale) => fixed.map(({ path }) => pathIn(locale, path)));
  return paths.filter((path) => !listed.has(path));
}
