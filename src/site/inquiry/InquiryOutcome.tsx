import { useEffect, useRef } from 'react';
import { whatsAppUrl } from '../../config/company.ts';
import { inquiryAsText } from '../../model/inquiry.ts';
import { Alert } from '../../ui/Alert.tsx';
import styles from './InquiryForm.module.css';
import type { InquiryState } from './inquiryStore.ts';
import { outcomes } from './outcomes.ts';

/** What became of an inquiry (SPEC 4, 8). A failure gets the focus and offers another way for the same words. */
export function InquiryOutcome({ stage, draft }: InquiryState) {
  const notice = useRef<HTMLDivElement>(null);
  const failed = stage === 'failed' || stage === 'error';

  useEffect(() => {
    if (failed) notice.current?.focus();
  }, [failed]);

  return (
    <div className={styles.outcome} aria-live="polite">
      {stage === 'sent' && <Alert kind="success">{outcomes.sent}</Alert>}
      {failed && draft && (
        <Alert kind="error" ref={notice}>
          <p>{outcomes[stage]}</p>
          <p>
            Nothing you wrote is lost: try again, or{' '}
            <a href={whatsAppUrl(inquiryAsText(draft))} target="_blank" rel="noopener noreferrer">
              send the same words by WhatsApp
            </a>
            .
          </p>
        </Alert>
      )}
    </div>
  );
}
