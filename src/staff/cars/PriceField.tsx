import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { formatPriceInput, tidyPrice } from '../../model/car/priceInput.ts';
import { TextField } from '../../ui/components/Field.tsx';

interface Props {
  readonly value: string;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * The price: thousands are grouped as they are typed and the suffix is always there (SPEC 5). A price written in
 * another way is shown as it was read once the field is left.
 */
export function PriceField({ value, invalid, onChange }: Props) {
  const pendingCaret = useRef<{ readonly field: HTMLInputElement; readonly caret: number } | null>(null);

  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = formatPriceInput(
      value,
      target.value,
      target.selectionStart ?? target.value.length,
    );
    pendingCaret.current = { field: target, caret };
    onChange(text);
    // The same text again renders nothing anew, so the field itself is set: the suffix stays.
    if (text === value) {
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is set after each new text
  useLayoutEffect(() => {
    pendingCaret.current?.field.setSelectionRange(pendingCaret.current.caret, pendingCaret.current.caret);
    pendingCaret.current = null;
  }, [value]);

  return (
    <TextField
      label="Price"
      name="price"
      inputMode="numeric"
      autoComplete="off"
      placeholder="1,250,000 EGP"
      value={value}
      invalid={invalid}
      onChange={onType}
      onBlur={() => onChange(tidyPrice(value))}
    />
  );
}
