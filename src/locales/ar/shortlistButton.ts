import type { shortlistButtonWords as english } from '../en/shortlistButton.ts';
import { type Arabic, isolated } from './locale.ts';

export const shortlistButtonWords: Arabic<typeof english> = {
  text: 'المفضلة',
  save: (car) => `أضف إلى المفضلة: ${isolated(car)}`,
  open: {
    zero: 'المفضلة',
    one: 'المفضلة: # من السيارات',
    two: 'المفضلة: # من السيارات',
    few: 'المفضلة: # سيارات',
    many: 'المفضلة: # سيارة',
    other: 'المفضلة: # سيارة',
  },
};
