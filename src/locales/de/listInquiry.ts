import type { listInquiryWords as english } from '../en/listInquiry.ts';
import type { German } from './locale.ts';

export const listInquiryWords: German<typeof english> = {
  open: 'Zu allen anfragen',
  title: 'Anfrage zu diesen Autos',
  others: { one: '# weiteres Auto', other: '# weitere Autos' },
};
