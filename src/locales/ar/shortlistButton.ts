import type { shortlistButtonMessages as english } from '../en/shortlistButton.ts';
import { type Arabic, isolated } from './localeInfo.ts';

export const shortlistButtonMessages: Arabic<typeof english> = {
  text: 'المفضلة',
  save: (car) => `أضف إلى المفضلة: ${isolated(car)}`,
  open: {
    zero: 'المفضلة',
    one: 'المفضلة: # (سيارة واحدة)',
    two: 'المفضلة: # (سيارتان)',
    few: 'المفضلة: # سيارات',
    many: 'المفضلة: # سيارة',
    other: 'المفضلة: # سيارة',
  },
};
