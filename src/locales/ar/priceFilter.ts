import type { priceFilterMessages as english } from '../en/priceFilter.ts';
import type { Arabic } from './localeInfo.ts';

export const priceFilterMessages: Arabic<typeof english> = {
  from: 'السعر من',
  to: 'السعر إلى',
  min: 'أقل سعر',
  max: 'أعلى سعر',
  crossed: 'أعلى من «السعر إلى»، فلن تطابقه أي سيارة.',
  invalid: 'أدخل سعرًا بالجنيه المصري، مثل 1,500,000.',
};
