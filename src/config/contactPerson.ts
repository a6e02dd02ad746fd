import { type Locale, locales } from '../model/locales.ts';
import { company, fact } from './company.ts';

const name = fact(import.meta.env?.VITE_COMPANY_CONTACT_NAME, '');
const spoken = fact(import.meta.env?.VITE_COMPANY_CONTACT_LANGUAGES, '');

interface ContactPerson {
  readonly name: string;
  /** The address of a picture on this site, or ''. */
  readonly photo: string;
  readonly languages: readonly Locale[];
  readonly phone: string;
}

/** The person visitors can ask; null unless the dealer names one. */
export const contactPerson: ContactPerson | null = name
  ? {
      name,
      photo: fact(import.meta.env?.VITE_COMPANY_CONTACT_PHOTO, ''),
      languages: spoken
        ? locales.filter((locale) => spoken.split(/[\s,]+/).includes(locale))
        : company.languages,
      phone: fact(import.meta.env?.VITE_COMPANY_CONTACT_PHONE, company.phone),
    }
  : null;
