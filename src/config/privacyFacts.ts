import { company, fact, localizedFact } from './company.ts';

const errorUrl = fact(import.meta.env?.VITE_ERROR_URL, '');

/** What the privacy page and bank offers say about the dealer. A separate file, so that only they load it. */
export const privacyFacts = {
  legalName: fact(import.meta.env?.VITE_COMPANY_LEGAL_NAME, 'Rhine & Nile Motors LLC'),
  arabicLegalName: localizedFact(
    import.meta.env?.VITE_COMPANY_LEGAL_NAME_AR,
    import.meta.env?.VITE_COMPANY_LEGAL_NAME,
    'راين آند نايل للسيارات ذ.م.م',
  ),
  privacyEmail: fact(import.meta.env?.VITE_COMPANY_PRIVACY_EMAIL, 'privacy@rhine-and-nile.example'),
  /** Retention period of inquiries. */
  inquiryMonths: Number(fact(import.meta.env?.VITE_COMPANY_INQUIRY_MONTHS, '24')),
  mailCountry: fact(import.meta.env?.VITE_COMPANY_MAIL_COUNTRY, 'Germany'),
  /** The facts below are optional: '' if not set. */
  dataOfficer: fact(import.meta.env?.VITE_COMPANY_DATA_OFFICER, ''),
  /** In Arabic if set. */
  commercialRegister: localizedFact(
    import.meta.env?.VITE_COMPANY_COMMERCIAL_REGISTER_AR,
    import.meta.env?.VITE_COMPANY_COMMERCIAL_REGISTER,
    '',
  ),
  taxNumber: fact(import.meta.env?.VITE_COMPANY_TAX_NUMBER, ''),
  /** The host that gets error reports. */
  errorHost: errorUrl && new URL(errorUrl, company.siteUrl).host,
} as const;
