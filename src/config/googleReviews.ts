import { fact } from './company.ts';

const url = fact('VITE_COMPANY_GOOGLE_REVIEWS_URL', '');

/** The dealer's reviews at Google, and how many there are (0 if unknown); null unless their address is set. */
export const googleReviews = url.startsWith('https://')
  ? { url, count: Number(fact('VITE_COMPANY_GOOGLE_REVIEWS_COUNT', '0')) || 0 }
  : null;
