import { localeInfo } from '#locales/localeInfo.ts';
import type { FinanceOffer } from '../model/finance/offers.ts';

/** Who offers it, on Arabic pages in Arabic if staff entered that. */
export function offerName({ name, arabicName }: FinanceOffer): string {
  return (localeInfo.code === 'ar' && arabicName) || name;
}
