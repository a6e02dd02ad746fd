import { company, fact } from './company.ts';

/** Whether invented people may be shown. Not in company.ts, which every page loads. */
export const isSample = company.brand === 'Rhine & Nile';

/** Names between commas, or ''. */
export const founders = fact(
  import.meta.env?.VITE_COMPANY_FOUNDERS,
  isSample ? 'Hannah Vogt, Karim Nassar' : '',
);

/** Of pictures on this site, in the order of the names. */
export const founderPhotos = parseAddresses(
  import.meta.env?.VITE_COMPANY_FOUNDERS_PHOTOS,
  '/company/founder-1.svg, /company/founder-2.svg',
);

export const founderSignatures = parseAddresses(
  import.meta.env?.VITE_COMPANY_FOUNDERS_SIGNATURES,
  '/company/signature-1.svg, /company/signature-2.svg',
);

function parseAddresses(value: string | undefined, sample: string): readonly string[] {
  return fact(value, isSample ? sample : '').split(/\s*,\s*/);
}
