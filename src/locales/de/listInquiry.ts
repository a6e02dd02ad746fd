import type { listInquiryMessages as english } from '../en/listInquiry.ts';
import type { German } from './localeInfo.ts';

export const listInquiryMessages: German<typeof english> = {
  open: 'Alle anfragen',
  title: 'Anfrage zu diesen Autos',
  others: { one: '# weiteres Auto', other: '# weitere Autos' },
};
