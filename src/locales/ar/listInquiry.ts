import type { listInquiryMessages as english } from '../en/listInquiry.ts';
import type { Arabic } from './localeInfo.ts';

export const listInquiryMessages: Arabic<typeof english> = {
  open: 'استفسر عنها كلها',
  title: 'استفسر عن هذه السيارات',
  others: {
    zero: 'لا سيارات أخرى',
    one: 'سيارة واحدة أخرى',
    two: 'سيارتان أخريان',
    few: '# سيارات أخرى',
    many: '# سيارة أخرى',
    other: '# سيارة أخرى',
  },
};
