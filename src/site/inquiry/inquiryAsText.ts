import { inquiryMessages } from '#locales/inquiry.ts';
import { type InquiryDraft, toInquiry } from '../../model/inquiry/inquiry.ts';

/** An inquiry's own words for another way to the dealer, where the form's way failed. */
export function inquiryAsText(draft: InquiryDraft): string {
  const { name, email, phone, car, message } = toInquiry(draft);
  return [
    inquiryMessages.heading(draft.carInOwnWords ?? car),
    message,
    [name, phone, email].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
