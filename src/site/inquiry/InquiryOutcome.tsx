import { useEffect, useRef } from 'react';
import { inquiryMessages } from '#locales/inquiry.ts';
import { inquiryButtonMessages } from '#locales/inquiryButton.ts';
import { whatsAppUrl } from '../../config/company.ts';
import { Alert } from '../../ui/components/Alert.tsx';
import styles from './InquiryForm.module.css';
import type { InquiryState } from './inquiryStore.ts';
import { inquiryAsText } from './inquiryText.ts';

const hint = inquiryMessages.failureHint;

/** SPEC 4, 8. A failure takes the focus and offers the same text by WhatsApp or email. */
export function InquiryOutcome({ stage, draft }: InquiryState) {
  const notice = useRef<HTMLDivElement>(null);
  const failed = stage === 'failed' || stage === 'error';

  useEffect(() => {
    if (failed) notice.current?.focus();
  }, [failed]);

  return (
    <div className={styles.outcome}>
      <div role="status">
        {stage === 'sent' && (
          <Alert kind="success" isInLiveRegion>
            {inquiryButtonMessages.progress.sent}
          </Alert>
        )}
      </div>
      {failed && draft && (
        <Alert kind="error" ref={notice}>
          <p>{inquiryButtonMessages.progress[stage]}</p>
          <p>
            {hint.before}
            <a href={whatsAppUrl(inquiryAsText(draft))} target="_blank" rel="noopener noreferrer">
              {hint.link}
            </a>
            {hint.after}
          </p>
        </Alert>
      )}
    </div>
  );
}
