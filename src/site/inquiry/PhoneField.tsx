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
  readonly draft: InquiryDraft | null;
}

/**
 * Formats the number after each edit and keeps the caret in place. Uncontrolled, so that input from before hydration
 * and autofill stays. Rejects foreign numbers instead of turning them into Egyptian ones.
 */
export function PhoneField({ draft, error, ...props }: Props) {
  const before = useRef('');
  const typed = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);

  const setText = (input: HTMLInputElement, text: string) => {
    before.current = text;
    if (input.value !== text) input.value = text;
  };
  const format = (input: HTMLInputElement) => {
    typed.current = trackTypedText(typed.current, before.current, input.value);
    const refused = isForeign(typed.current);
    setRefused(refused);
    if (refused) return setText(input, countryCode);
    const { text, caret } = formatPhoneInput(before.current, input.value, input.selectionStart);
    setText(input, text);
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for input from before hydration
  useEffect(() => {
    if (field.current?.value) format(field.current);
  }, []);
  const handleBlur = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    if (isForeign(input.value)) format(input);
    setText(input, formatPhoneOnBlur(input.value));
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
        onInput={({ currentTarget }) => format(currentTarget)}
        onBlur={handleBlur}
      />
      {isRefused && <OtherWays draft={draft} />}
    </div>
  );
}
