import type { InquiryDraft } from '../../model/inquiry.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { useWaking } from '../../ui/useWaking.ts';
import { Honeypot } from './Honeypot.tsx';
import styles from './InquiryForm.module.css';
import { InquiryOutcome } from './InquiryOutcome.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useInquiry } from './useInquiry.ts';

interface Props {
  /** The car asked about, as the mail is to name it; null where the visitor names it (SPEC 5). */
  readonly car: string | null;
  /** What was typed into the form before. */
  readonly initial?: InquiryDraft | null;
  readonly onDraft?: (draft: InquiryDraft | null) => void;
  /** Called 3 s after the inquiry was sent (SPEC 4). */
  readonly onDone: () => void;
}

/** The form behind every inquiry: the contact page's and the cars' (SPEC 4, 5). */
export function InquiryForm({ car, initial, onDraft, onDone }: Props) {
  const waking = useWaking();
  const { progress, errors, submit, edit, leave } = useInquiry({ car, onDraft, onDone });
  const sending = progress.stage === 'sending';
  const field = (name: keyof InquiryDraft) => ({
    name,
    required: true,
    readOnly: sending,
    defaultValue: initial?.[name] ?? '',
    error: errors[name],
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onInput={edit}
      onBlur={leave}
      aria-busy={sending}
    >
      <TextField label="First Name" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last Name" autoComplete="family-name" {...field('lastName')} />
      <TextField label="Email" type="email" autoComplete="email" dir="ltr" {...field('email')} />
      <PhoneField {...field('phone')} />
      {car === null && (
        <div className={styles.wide}>
          <TextField label="Requested Car" autoComplete="off" {...field('car')} />
        </div>
      )}
      <div className={styles.wide}>
        <TextArea label="Message" {...field('message')} />
      </div>
      <Honeypot />
      <div className={styles.wide}>
        <InquiryOutcome progress={progress} />
        <button
          type="submit"
          className={`button ${styles.send}`}
          {...waking}
          aria-disabled={sending || undefined}
        >
          {sending ? 'Sending…' : 'Send Message'}
        </button>
      </div>
    </form>
  );
}
