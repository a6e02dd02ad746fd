import { fact } from './company.ts';

const url = fact(import.meta.env?.VITE_COMPANY_GOOGLE_REVIEWS_URL, '');

/** The dealer's Google reviews, and their number ('' if unknown); null if their URL is not set. */
export const googleReviews = url.startsWith('https://')
  ? { url, count: fact(import.meta.env?.VITE_COMPANY_GOOGLE_REVIEWS_COUNT, '') }
  : null;
