import { useEffect, useRef } from 'react';
import { whatsAppUrl } from '../../config/company.ts';
import { inquiryAsText } from '../../model/inquiry.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './InquiryForm.module.css';
import type { Progress } from './useInquiry.ts';

interface Props {
  readonly progress: Progress;
}

/** What became of an inquiry (SPEC 4, 8). A failure gets the focus and offers another way for the same words. */
export function InquiryOutcome({ progress }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const failed = 'draft' in progress;

  useEffect(() => {
    if (failed) notice.current?.focus();
  }, [failed]);

  return (
    <div className={styles.outcome} aria-live="polite">
      {progress.stage === 'sent' && <Notice kind="success">Message sent successfully!</Notice>}
      {failed && (
        <Notice kind="error" ref={notice}>
          <p>{progress.stage === 'failed' ? 'Failed to send message.' : 'Error sending message.'}</p>
          <p>
            Nothing you wrote is lost: try again, or{' '}
            <a href={whatsAppUrl(inquiryAsText(progress.draft))} target="_blank" rel="noopener noreferrer">
              send the same words by WhatsApp
            </a>
            .
          </p>
        </Notice>
      )}
    </div>
  );
}
