import { describeInCurrency } from '../../locales/describeInCurrency.ts';
import type { Price } from '../../model/car/car.ts';
import styles from './AboutPrice.module.css';
import { useOtherCurrency } from './otherCurrency.ts';

/** The price in the currency that the visitor chose, below the price; its line is reserved before the first paint. */
export function AboutPrice({ price: { amount } }: { readonly price: Price }) {
  const currency = useOtherCurrency();
  if (amount === null) return null;
  return <span className={styles.about}>{currency && describeInCurrency(amount, currency)}</span>;
}
