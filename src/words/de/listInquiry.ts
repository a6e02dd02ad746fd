import type { listInquiryWords as english } from '../en/listInquiry.ts';
import type { German } from './locale.ts';

export const listInquiryWords: German<typeof english> = {
  open: 'Nach allen fragen',
  title: 'Nach diesen Autos fragen',
  others: { one: '# other car', other: '# other cars' },
};
