import { fact } from './company.ts';

const url = fact(import.meta.env?.VITE_COMPANY_GOOGLE_REVIEWS_URL, '');

/** The dealer's reviews at Google, and how many there are ('' if unknown); null unless their address is set. */
export const googleReviews = url.startsWith('https://')
  ? { url, count: fact(import.meta.env?.VITE_COMPANY_GOOGLE_REVIEWS_COUNT, '') }
  : null;
