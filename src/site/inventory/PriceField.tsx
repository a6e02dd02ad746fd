import { useState } from 'react';
import { inventoryMessages } from '#locales/inventory.ts';
import { priceFilterMessages } from '#locales/priceFilter.ts';
import { formatPrice } from '../../locales/formats.ts';
import { parseAmount } from '../../model/car/amount.ts';
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

/** 'million', 'Mio.', 'مليون', 'ملايين' after a number. */
const millions = /(\p{N}\s*)(?:m|مل)\p{L}*\.?/iu;

/** As Germans say millions: '2,5'. */
const decimalComma = /^(\s*\p{N}{1,2}),(?=\p{N}{1,2}(?!\p{N}))/u;

/** Whole EGP; null if blank, undefined if invalid. Less than a hundred are millions, as prices are said. */
function parsePrice(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = parseAmount(text.replace(millions, '$1').replace(decimalComma, '$1.'));
  if (amount === null) return undefined;
  const price = Math.round(amount < 100 || millions.test(text) ? amount * 1_000_000 : amount);
  return price <= maxPrice ? price : undefined;
}
