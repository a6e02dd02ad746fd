import { inquiryMessages } from '#locales/inquiry.ts';
import { honeypot } from '../../model/inquiry/inquiry.ts';
import styles from './InquiryForm.module.css';

/** A field that only programs fill in: people, their screen readers and their browsers' helpers pass it by. */
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
