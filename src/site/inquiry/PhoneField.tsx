import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { inquiryMessages } from '#locales/inquiry.ts';
import type { InquiryDraft } from '../../model/inquiry/inquiry.ts';
import {
  countryCode,
  formatPhoneInput,
  formatPhoneOnBlur,
  isForeign,
  phonePattern,
  trackTypedText,
} from '../../model/inquiry/phone.ts';
import { TextField } from '../../ui/components/Field.tsx';
import { OtherWays } from './OtherWays.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error: string | undefined;
  /** What is typed into the whole form. */
  readonly draft: InquiryDraft | null;
}

/**
 * The phone field: after each edit its text is put right, and the caret where the user left off. The browser
 * keeps the text, so that what was typed before this program started, or filled in by the browser, stays. The
 * number of another country is not made into an Egyptian one: nothing of it is taken.
 */
export function PhoneField({ draft, error, ...props }: Props) {
  const before = useRef('');
  const typed = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);

  const put = (input: HTMLInputElement, text: string) => {
    before.current = text;
    if (input.value !== text) input.value = text;
  };
  const putRight = (input: HTMLInputElement) => {
    typed.current = trackTypedText(typed.current, before.current, input.value);
    const refused = isForeign(typed.current);
    setRefused(refused);
    if (refused) return put(input, countryCode);
    const { text, caret } = formatPhoneInput(before.current, input.value, input.selectionStart);
    put(input, text);
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this program started
  useEffect(() => {
    if (field.current?.value) putRight(field.current);
  }, []);
  const leave = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    if (isForeign(input.value)) putRight(input);
    put(input, formatPhoneOnBlur(input.value));
    typed.current = '';
  };

  return (
    <div>
      <TextField
        {...props}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        pattern={phonePattern}
        placeholder={inquiryMessages.phonePlaceholder}
        error={isRefused ? inquiryMessages.notAPhone : error}
        ref={field}
        onInput={({ currentTarget }) => putRight(currentTarget)}
        onBlur={leave}
      />
      {isRefused && <OtherWays draft={draft} />}
    </div>
  );
}
