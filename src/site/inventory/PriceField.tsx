import { useState } from 'react';
import { inventoryMessages } from '#locales/inventory.ts';
import { priceFilterMessages } from '#locales/priceFilter.ts';
import { formatPrice } from '../../locales/formats.ts';
import { parseAmount } from '../../model/car/amount.ts';
import { withAsciiDigits } from '../../model/text/digits.ts';
import { TextField } from '../../ui/components/Field.tsx';

interface Props {
  readonly label: string;
  /** In EGP; null for any. */
  readonly value: number | null;
  /** Of a valid value. */
  readonly error: string | null;
  readonly onChange: (value: number | null) => void;
}

/** As the address allows. */
const maxPrice = 999_999_999_999;

/** Applies what is typed on Enter or when left; an invalid price stays in the field with a message. */
export function PriceField({ label, value, error, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const [shown, setShown] = useState(value);
  const show = (text: string | null) => {
    setTyped(text);
    setInvalid(false);
  };
  if (value !== shown) {
    setShown(value);
    show(null);
  }
  const apply = () => {
    if (typed === null) return;
    const price = parsePrice(typed);
    if (price === undefined) return setInvalid(true);
    show(null);
    if (price !== value) onChange(price);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      placeholder={inventoryMessages.filters.any}
      value={typed ?? (value === null ? '' : formatPrice(value))}
      error={isInvalid ? priceFilterMessages.invalid : error}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => show(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}

/** As prices are said: '3 million', '2.5 Mio', '٣ مليون'; also '2.5', as no price is below a thousand. Null for others. */
function parseMillions(text: string): number | null {
  const said =
    /^(\d{1,3})(?:[.,٫](\d{1,3}))?\s*(m|mio\.?|mill?ion(?:s|en)?|مليون|ملايين)?(?:\s*(?:EGP|جنيه|ج\.?م\.?))?$/iu;
  const [all, whole, part, word] = withAsciiDigits(text).trim().match(said) ?? [];
  const isSaid = word !== undefined || (part !== undefined && part.length === 1);
  return all && isSaid ? Math.round(Number(`${whole}.${part ?? 0}`) * 1_000_000) : null;
}

/** Whole EGP; null if blank, undefined if invalid. */
function parsePrice(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = parseMillions(text) ?? parseAmount(text);
  return amount !== null && amount <= maxPrice ? Math.round(amount) : undefined;
}
