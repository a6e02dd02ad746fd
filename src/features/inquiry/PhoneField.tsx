import { type FormEvent, type InputHTMLAttributes, useEffect, useRef } from 'react';
import { countryCode, editPhone, leavePhone, phonePattern } from '../../model/phone.ts';
import { TextField } from '../../ui/Field.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly error: string | undefined;
}

/**
 * The phone field: after each edit its text is put right, and the caret where the user left off. The browser
 * keeps the text, so that what was typed before this program started, or filled in by the browser, stays.
 */
export function PhoneField(props: Props) {
  const before = useRef('');
  const field = useRef<HTMLInputElement>(null);

  const putRight = (input: HTMLInputElement) => {
    const { text, caret } = editPhone(before.current, input.value, input.selectionStart);
    before.current = text;
    if (input.value !== text) input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this program started
  useEffect(() => {
    if (field.current?.value) putRight(field.current);
  }, []);
  const leave = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    before.current = leavePhone(input.value);
    if (input.value !== before.current) input.value = before.current;
  };

  return (
    <TextField
      {...props}
      label="Phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      pattern={phonePattern}
      placeholder={`${countryCode} 1XX XXX XXXX`}
      ref={field}
      onInput={({ currentTarget }) => putRight(currentTarget)}
      onBlur={leave}
    />
  );
}
