import { useEffect, useState } from 'react';
import { currencyMessages as messages } from '#locales/currency.ts';
import { isOldRate } from '../../model/import/isOldRate.ts';
import { toOtherCurrency } from '../../model/import/toOtherCurrency.ts';
import { getOtherCurrency, setOtherCurrency, useOtherCurrency } from '../shared/otherCurrency.ts';
import styles from './CurrencySelect.module.css';

/** A file of the build, so that no rate costs a database read. */
const ratesPath = '/rates.json';

/** Why there is no price in the currency that was chosen. */
interface Failure {
  readonly code: string;
  readonly isReachable: boolean;
}

/** Chooses a second currency for prices; the rate of an earlier choice is refreshed. */
export function CurrencySelect() {
  const currency = useOtherCurrency();
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    const chosen = getOtherCurrency();
    if (chosen)
      void choose(chosen.code).then((failed) => {
        // Until its rate is old, the one of the choice is shown.
        if (isOldRate(chosen.day, toDay(new Date()))) setFailure(failed);
      });
  }, []);
  const handleChange = async (code: string) => {
    setFailure(null);
    setFailure(await choose(code));
  };
  return (
    <div className={styles.currency}>
      <label>
        {messages.label}{' '}
        <select value={currency?.code ?? ''} onChange={({ target }) => handleChange(target.value)}>
          <option value="">{messages.onlyPounds}</option>
          <option value="EUR">{messages.EUR}</option>
          <option value="USD">{messages.USD}</option>
        </select>
      </label>
      <span role="status">{failure && (failure.isReachable ? messages.none : messages.failed)}</span>
      {failure && !failure.isReachable && (
        <button type="button" onClick={() => handleChange(failure.code)}>
          {messages.retry}
        </button>
      )}
    </div>
  );
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** @returns null if it is chosen now; else the choice stays as it was */
async function choose(code: string): Promise<Failure | null> {
  const rates = code === '' ? null : await fetchRates();
  if (rates === undefined) return { code, isReachable: false };
  const currency = code === '' ? null : toOtherCurrency(code, rates);
  const today = toDay(new Date());
  if (code !== '' && (!currency || isOldRate(currency.day, today))) return { code, isReachable: true };
  setOtherCurrency(currency);
  return null;
}

/** @returns undefined if the file can't be loaded */
async function fetchRates(): Promise<unknown> {
  try {
    const response = await fetch(ratesPath);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
