import { company } from '../../src/config/company.ts';
import { privacyFacts } from '../../src/config/privacyFacts.ts';
import { type Checks, couldNotTell, good, goodIfNone, wrong } from './finding.ts';

/** What the code says without variables: the sample dealer's. */
const samples: Readonly<Record<string, string>> = {
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

const where = 'Netlify → Project configuration → Environment variables, then deploy again';

/** The dealer's own details. */
export const factChecks: Checks = {
  'company facts are not the sample’s': ({ pages }) => {
    if (pages.length === 0) return couldNotTell('No page of /sitemap.xml answers.');
    const html = pages
      .map((page) => page.html)
      .join('\n')
      .replaceAll('&amp;', '&');
    const unset = Object.keys(samples).filter((name) => html.includes(samples[name] ?? ''));
    return unset.length > 0 ? wrong(`Set ${unset.join(', ')}: ${where}.`) : good;
  },
  'addresses are those of this site': ({ origin, pages }) => {
    const foreign = new Set(
      pages.map(({ address }) => new URL(address).origin).filter((named) => named !== origin),
    );
    return goodIfNone(
      [...foreign],
      (list) =>
        `The sitemap and canonical links name ${list} instead of ${origin}. Set VITE_COMPANY_SITE_URL: ${where}.`,
    );
  },
};
