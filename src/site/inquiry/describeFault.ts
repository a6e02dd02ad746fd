import { inquiryMessages } from '#locales/inquiry.ts';
import { formatCount } from '../../locales/formats.ts';
import type { DraftFault, DraftField } from '../../model/inquiry/inquiry.ts';

/** How to mend a field of the form (SPEC 5). */
export function describeFault(field: DraftField, fault: DraftFault): string {
  if (fault.code === 'missing') return inquiryMessages.missing[field];
  return fault.code === 'tooLong'
    ? formatCount(fault.excess, inquiryMessages.tooLong)
    : inquiryMessages[fault.code];
}
