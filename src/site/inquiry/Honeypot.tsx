import { inquiryMessages } from '#locales/inquiry.ts';
import { honeypot } from '../../model/inquiry/inquiry.ts';

/** A spam trap that people, screen readers and autofill skip. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true" inert>
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
