import type { listInquiryWords as english } from '../en/listInquiry.ts';
import type { Arabic } from './locale.ts';

const cars = '# other cars';

export const listInquiryWords: Arabic<typeof english> = {
  open: 'استفسر عنها كلها',
  title: 'استفسر عن هذه السيارات',
  others: { zero: cars, one: '# other car', two: cars, few: cars, many: cars, other: cars },
};
