import { useEffect, useState } from 'react';
import { currencyMessages as messages } from '#locales/currency.ts';
import { isOldRate } from '../../model/import/isOldRate.ts';
import { toOtherCurrency } from '../../model/import/toOtherCurrency.ts';
import { getOtherCurrency, setOtherCurrency, useOtherCurrency } from '../shared/otherCurrency.ts';
import styles from './CurrencySelect.module.css';

/** A file of the build, so that no rate costs a database read. */
const ratesPath = '/rates.json';

/** Chooses a second currency for prices; the rate of an earlier choice is refreshed. */
export function CurrencySelect() {
  const currency = useOtherCurrency();
  const [error, setError] = useState('');
  useEffect(() => {
    const chosen = getOtherCurrency();
    if (chosen) void choose(chosen.code).catch(() => {});
  }, []);
  const handleChange = (code: string) => {
    setError('');
    choose(code).catch(() => setError(messages.none));
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
      <span role="status">{error}</span>
    </div>
  );
}

/** @throws Error without a current rate */
async function choose(code: string): Promise<void> {
  if (code === '') return setOtherCurrency(null);
  const response = await fetch(ratesPath);
  const currency = response.ok ? toOtherCurrency(code, await response.json()) : null;
  if (!currency || isOldRate(currency.day, new Date().toISOString().slice(0, 10)))
    throw new Error('There is no current exchange rate.');
  setOtherCurrency(currency);
}
