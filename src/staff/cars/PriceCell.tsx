import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import type { Listed } from '../../data/staff/documents.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import type { Car } from '../../model/car/car.ts';
import { normalizePrice, parseTypedPrice } from '../../model/car/price.ts';
import { isolate } from '../../model/text/isolate.ts';
import { useOnUnmount } from '../../ui/hooks/useOnUnmount.ts';
import { fromList } from '../layout/useWayBack.ts';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { sumProblem, toPriceLinesForm } from '../prices/priceForm.ts';
import styles from './CarRow.module.css';

interface Props {
  readonly car: Listed<Car>;
  readonly titleId: string;
  /** Gets the price as stored, and the car as it was when the field was opened: it may be another since. */
  readonly onChange: (price: string, seen: Listed<Car>) => void;
}

/**
 * A car's price, which a press makes a field: Enter and leaving it save; Escape, or leaving it empty, keeps
 * the price. A price that is far from the one before, or whose field is gone with its row or the page, is stored on request
 * only: it may be half typed.
 */
export function PriceCell({ car, titleId, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(car);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The price that a notice with a button is about; leaving the field for that button shows it once. */
  const told = useRef<string | null>(null);
  const stored = normalizePrice(car.price.stored);
  const close = () => {
    // Enter or Escape; a press elsewhere has moved the focus.
    const hadFocus = document.activeElement === field.current;
    setTyped(null);
    if (hadFocus) requestAnimationFrame(() => button.current?.focus());
  };
  const price = normalizePrice(typed?.trim() ?? '');
  const isChanged = price !== '' && price !== normalizePrice(seen.price.stored);
  const amount = parseTypedPrice(price);
  const save = (isSure = false) => {
    told.current = price;
    dismissErrors();
    const problem =
      amount === null
        ? 'The price must be one number, such as 1,250,000.'
        : sumProblem(toPriceLinesForm(car.priceLines), amount);
    if (amount !== null && problem)
      return showNotice('error', `${problem} ${isolate(carTitle(seen))} keeps its price.`, {
        label: 'Edit its price lines',
        run: () => {
          close();
          void navigate(`${staffPaths.editCar(car.id)}#Price_Lines`, { state: fromList });
        },
      });
    if (problem) return showNotice('error', problem);
    if (!isSure && isFarFrom(amount, seen.price.amount)) return ask();
    close();
    onChange(price, seen);
  };
  /** It may be half typed. */
  const ask = () =>
    showNotice(
      'error',
      `The price of ${isolate(carTitle(seen))} was not changed to ${isolate(price)}.`,
      amount === null ? undefined : { label: 'Change it', run: () => save(true) },
    );
  const take = () => (isChanged ? save() : close());
  useOnUnmount(() => typed !== null && isChanged && ask());
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Enter') take();
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={styles.price}
        title="Change the price"
        aria-describedby={titleId}
        onClick={() => {
          setSeen(car);
          setTyped(stored);
          told.current = null;
        }}
      >
        {formatCarPrice(car.price) || 'No price'}
      </button>
    );
  return (
    <input
      ref={field}
      className={styles.priceField}
      aria-label="Price"
      aria-describedby={titleId}
      inputMode="numeric"
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
      autoFocus
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={handleKey}
      // If the window loses focus, the field keeps it.
      onBlur={({ target }) => document.activeElement !== target && told.current !== price && take()}
    />
  );
}

/** By more than a digit. */
function isFarFrom(amount: number | null, before: number | null): boolean {
  return amount !== null && before !== null && (amount < before / 10 || amount > before * 10);
}
