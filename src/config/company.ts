import { locales } from '../model/locales.ts';

/**
 * @param value named in full where it is used, `import.meta.env?.VITE_…`: bundles get the value alone. Scripts have no
 *     `import.meta.env`.
 */
export const fact = (value: string | undefined, sample: string) => value?.trim() || sample;

/** The variable of a locale, such as `VITE_COMPANY_CITY_AR`; falls back to the one of all, then to the sample. */
export function localizedFact(own: string | undefined, shared: string | undefined, sample: string): string {
  return fact(own, fact(shared, sample));
}

/** Splits names at commas, Arabic ones too. */
export function splitNames(names: string): readonly string[] {
  return names.split(/\s*[,،]\s*/);
}

/** Dealer details from `VITE_COMPANY_*` variables; defaults are those of the sample dealer. */
export const company = {
  brand: fact(import.meta.env?.VITE_COMPANY_BRAND, 'Rhine & Nile'),
  /** Overrides the localized tagline unless empty. */
  tagline: fact(import.meta.env?.VITE_COMPANY_TAGLINE, ''),
  /** Without a trailing slash. */
  siteUrl: fact(import.meta.env?.VITE_COMPANY_SITE_URL, 'https://rhine-and-nile.example').replace(/\/+$/, ''),
  phone: fact(import.meta.env?.VITE_COMPANY_PHONE, '+20 100 555 0142'),
  email: fact(import.meta.env?.VITE_COMPANY_EMAIL, 'hello@rhine-and-nile.example'),
  address: {
    street: fact(import.meta.env?.VITE_COMPANY_STREET, '90th Street North, Fifth Settlement'),
    city: fact(import.meta.env?.VITE_COMPANY_CITY, 'New Cairo'),
    country: fact(import.meta.env?.VITE_COMPANY_COUNTRY, 'Egypt'),
    /** ISO 3166-1 alpha-2. */
    countryCode: fact(import.meta.env?.VITE_COMPANY_COUNTRY_CODE, 'EG'),
  },
  /** 24-hour clock, SPEC 1. Closed days are named as in 'Friday'; texts say 'daily' all the same. */
  openingHours: { opens: '10:00', closes: '22:00', closedDays: [] as readonly string[] },
  /** Spoken by staff. */
  languages: locales,
  socials: {
    Facebook: fact(import.meta.env?.VITE_COMPANY_FACEBOOK, 'https://www.facebook.com/rhineandnile.example'),
    Instagram: fact(
      import.meta.env?.VITE_COMPANY_INSTAGRAM,
      'https://www.instagram.com/rhineandnile.example',
    ),
    TikTok: fact(import.meta.env?.VITE_COMPANY_TIKTOK, 'https://www.tiktok.com/@rhineandnile.example'),
    LinkedIn: fact(
      import.meta.env?.VITE_COMPANY_LINKEDIN,
      'https://www.linkedin.com/company/rhine-and-nile-example',
    ),
  },
} as const;

/** Address that calls the dealer. */
export const phoneUrl = `tel:${company.phone.replace(/\s/g, '')}`;

/** URL of a WhatsApp chat with the dealer, with prefilled text. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/${company.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
