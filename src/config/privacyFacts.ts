import { fact } from './company.ts';

/** What the privacy page says about the dealer. A separate file, so that only that page loads it. */
export const privacyFacts = {
  legalName: fact('VITE_COMPANY_LEGAL_NAME', 'Rhine & Nile Motors LLC'),
  privacyEmail: fact('VITE_COMPANY_PRIVACY_EMAIL', 'privacy@rhine-and-nile.example'),
  /** Retention period of inquiries. */
  inquiryMonths: Number(fact('VITE_COMPANY_INQUIRY_MONTHS', '24')),
  mailCountry: fact('VITE_COMPANY_MAIL_COUNTRY', 'Germany'),
} as const;
