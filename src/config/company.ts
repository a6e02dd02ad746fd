import { locales } from '../model/locales.ts';

const source: Readonly<Record<string, string | undefined>> = import.meta.env ?? {};

export const fact = (name: string, sample: string) => source[name]?.trim() || sample;

/** The localized variable, such as `VITE_COMPANY_CITY_AR`; falls back to the unlocalized one, then to the sample. */
export function localizedFact(locale: 'DE' | 'AR', name: string, sample: string): string {
  return fact(`${name}_${locale}`, fact(name, sample));
}

/** Splits names at commas, Arabic ones too. */
export function splitNames(names: string): readonly string[] {
  return names.split(/\s*[,،]\s*/);
}

/** Dealer details from `VITE_COMPANY_*` variables; defaults are those of the sample dealer. */
export const company = {
  brand: fact('VITE_COMPANY_BRAND', 'Rhine & Nile'),
  /** Overrides the localized tagline unless empty. */
  tagline: fact('VITE_COMPANY_TAGLINE', ''),
  /** Without a trailing slash. */
  siteUrl: fact('VITE_COMPANY_SITE_URL', 'https://rhine-and-nile.example').replace(/\/+$/, ''),
  phone: fact('VITE_COMPANY_PHONE', '+20 100 555 0142'),
  email: fact('VITE_COMPANY_EMAIL', 'hello@rhine-and-nile.example'),
  address: {
    street: fact('VITE_COMPANY_STREET', '90th Street North, Fifth Settlement'),
    city: fact('VITE_COMPANY_CITY', 'New Cairo'),
    country: fact('VITE_COMPANY_COUNTRY', 'Egypt'),
    /** ISO 3166-1 alpha-2. */
    countryCode: fact('VITE_COMPANY_COUNTRY_CODE', 'EG'),
  },
  /** 24-hour clock, SPEC 1. Closed days are named as in 'Friday'; texts say 'daily' all the same. */
  openingHours: { opens: '10:00', closes: '22:00', closedDays: [] as readonly string[] },
  /** Spoken by staff. */
  languages: locales,
  /** An address on the site. */
  showroomPicture: fact('VITE_COMPANY_SHOWROOM_PICTURE', '/company/showroom.svg'),
  /** Names between commas. Each has a portrait and a signature in public/company: founder-1.svg, signature-1.svg. */
  founders: fact('VITE_COMPANY_FOUNDERS', 'Hannah Vogt, Karim Nassar'),
  socials: {
    Facebook: fact('VITE_COMPANY_FACEBOOK', 'https://www.facebook.com/rhineandnile.example'),
    Instagram: fact('VITE_COMPANY_INSTAGRAM', 'https://www.instagram.com/rhineandnile.example'),
    TikTok: fact('VITE_COMPANY_TIKTOK', 'https://www.tiktok.com/@rhineandnile.example'),
    LinkedIn: fact('VITE_COMPANY_LINKEDIN', 'https://www.linkedin.com/company/rhine-and-nile-example'),
  },
} as const;

/** Address that calls the dealer. */
export const phoneUrl = `tel:${company.phone.replace(/\s/g, '')}`;

/** URL of a WhatsApp chat with the dealer, with prefilled text. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/${company.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
