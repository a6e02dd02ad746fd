import { inquiryWords } from '#words/inquiry.ts';
import type { DraftFault, DraftField } from '../../model/inquiry.ts';
import { formatCount } from '../../words/formats.ts';

/** How to mend a field of the form (SPEC 5). */
export function describeFault(field: DraftField, fault: DraftFault): string {
  if (fault.code === 'missing') return inquiryWords.missing[field];
  return fault.code === 'tooLong'
    ? formatCount(fault.excess, inquiryWords.tooLong)
    : inquiryWords[fault.code];
}
