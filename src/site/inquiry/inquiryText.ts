import { inquiryMessages } from '#locales/inquiry.ts';
import { formatCount } from '../../locales/formats.ts';
import {
  type DraftFault,
  type DraftField,
  type InquiryDraft,
  toInquiry,
} from '../../model/inquiry/inquiry.ts';

export function describeFault(field: DraftField, fault: DraftFault): string {
  if (fault.code === 'missing') return inquiryMessages.missing[field];
  return fault.code === 'tooLong'
    ? formatCount(fault.excess, inquiryMessages.tooLong)
    : inquiryMessages[fault.code];
}

export function inquiryAsText(draft: InquiryDraft): string {
  const { name, email, phone, car, message } = toInquiry(draft);
  return [
    inquiryMessages.heading(draft.localizedCar ?? car),
    draft.viewing?.isOffered ? draft.viewing.localized : '',
    message,
    [name, phone, email].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
