import { inquiryMessages } from '#locales/inquiry.ts';
import { honeypot } from '../../model/inquiry/inquiry.ts';
import styles from './InquiryForm.module.css';

/** A spam trap that people, screen readers and autofill skip. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true" inert>
      <label>
        {inquiryMessages.honeypot}
        <input
          type="text"
          name={honeypot}
          autoComplete="off"
          tabIndex={-1}
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
