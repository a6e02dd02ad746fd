import { inquiryMessages } from '#locales/inquiry.ts';
import { company, whatsAppUrl } from '../../config/company.ts';
import type { InquiryDraft } from '../../model/inquiry/inquiry.ts';
import styles from './InquiryForm.module.css';
import { inquiryAsText } from './inquiryText.ts';

const messages = inquiryMessages.otherWays;

interface Props {
  readonly draft: InquiryDraft | null;
}

export function OtherWays({ draft }: Props) {
  const text = draft ? inquiryAsText(draft) : '';
  return (
    <p className={styles.otherWays} role="alert">
      {messages.before}
      <a href={whatsAppUrl(text)} target="_blank" rel="noopener noreferrer">
        {messages.whatsApp}
      </a>
      {messages.or}
      <a href={`mailto:${company.email}?body=${encodeURIComponent(text)}`}>{messages.email}</a>
      {messages.after}
    </p>
  );
}
