import { company, whatsAppUrl } from '../../config/company.ts';
import { type InquiryDraft, inquiryAsText } from '../../model/inquiry.ts';
import styles from './InquiryForm.module.css';

interface Props {
  /** What is typed into the form, to be taken along. */
  readonly draft: InquiryDraft | null;
}

/** Ways to the dealer for those who have no Egyptian number, with what they have written so far. */
export function OtherWays({ draft }: Props) {
  const text = draft ? inquiryAsText(draft) : '';
  return (
    <p className={styles.otherWays} role="alert">
      No Egyptian number? Write to us by{' '}
      <a href={whatsAppUrl(text)} target="_blank" rel="noopener noreferrer">
        WhatsApp
      </a>{' '}
      or <a href={`mailto:${company.email}?body=${encodeURIComponent(text)}`}>email</a>.
    </p>
  );
}
