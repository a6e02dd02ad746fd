import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { inquiryMessages } from '#locales/inquiry.ts';
import { inquiryButtonMessages } from '#locales/inquiryButton.ts';
import { shellMessages } from '#locales/shell.ts';
import { paths } from '../../config/paths.ts';
import type { DraftField, SentInquiry } from '../../model/inquiry/inquiry.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextArea, TextField } from '../../ui/components/Field.tsx';
import { Honeypot } from './Honeypot.tsx';
import styles from './InquiryForm.module.css';
import { InquiryOutcome } from './InquiryOutcome.tsx';
import { describeFault } from './inquiryText.ts';
import { PhoneField } from './PhoneField.tsx';
import { type CarName, type ParseViewing, useInquiry } from './useInquiry.ts';
import type { ViewingFieldsProps } from './ViewingFields.tsx';

interface Props {
  readonly subject: string;
  readonly car: CarName | string | null;
  readonly enclosed?: string;
  /** Shown at first; visitors may edit it. */
  readonly message?: string;
  /** Passed in, because only some forms load it. */
  readonly viewing?: { readonly Fields: ComponentType<ViewingFieldsProps>; readonly parse: ParseViewing };
  /** What the site knows of the cars. */
  readonly asked?: Pick<SentInquiry, 'carIds' | 'search'>;
  /** A form that asks for a viewing: it comes first, and the answer stays. */
  readonly isBooking?: boolean;
  readonly send?: string;
  readonly onDone: () => void;
}

export function InquiryForm({
  subject,
  car,
  enclosed,
  message = '',
  viewing,
  asked,
  isBooking = false,
  send = inquiryMessages.send,
  onDone,
}: Props) {
  const { form, stage, draft, errors, handleSubmit, handleInput, handleBlur } = useInquiry({
    subject,
    car,
    enclosed,
    suggested: message,
    parseViewing: viewing?.parse,
    asked,
    keepsAnswer: isBooking,
    onDone,
  });
  const [initial] = useState(draft);
  const sending = stage === 'sending';
  const field = (name: DraftField) => ({
    name,
    label: inquiryMessages.fields[name],
    required: true,
    readOnly: sending,
    defaultValue: initial?.[name] ?? '',
    error: errors[name] && describeFault(name, errors[name]),
  });
  const appointment = viewing && (
    <div className={styles.wide}>
      <viewing.Fields viewing={draft?.viewing} hasFault={errors.day !== undefined} disabled={sending} />
    </div>
  );
  return (
    <form
      ref={form}
      className={styles.form}
      // Without JavaScript the form must not put its values into a URL.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
      onBlur={handleBlur}
      aria-busy={sending}
    >
      {isBooking && appointment}
      <TextField autoComplete="given-name" {...field('firstName')} />
      <TextField autoComplete="family-name" {...field('lastName')} />
      <TextField type="email" autoComplete="email" dir="ltr" {...field('email')} />
      <PhoneField draft={draft} {...field('phone')} />
      {car === null && (
        <div className={styles.wide}>
          <TextField autoComplete="off" {...field('car')} />
        </div>
      )}
      {!isBooking && appointment}
      <div className={styles.wide}>
        {/* In another language the suggestion is another. */}
        <TextArea
          {...field('message')}
          defaultValue={initial && !initial.isSuggested ? initial.message : message}
        />
      </div>
      <Honeypot />
      <div className={styles.wide}>
        <InquiryOutcome stage={stage} draft={draft} />
        <Button type="submit" className={styles.send} aria-disabled={sending || undefined}>
          {sending ? inquiryButtonMessages.progress.sending : send}
        </Button>
        <p className={styles.consent}>
          {inquiryMessages.consent} <Link to={paths.privacy}>{shellMessages.links.privacy}</Link>
        </p>
      </div>
    </form>
  );
}
