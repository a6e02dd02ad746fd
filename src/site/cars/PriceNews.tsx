import { carMessages } from '#locales/car.ts';
import { formatShortDay } from '../../locales/formatShortDay.ts';
import { formatPrice } from '../../locales/formats.ts';
import type { CarSummary } from '../../model/car/car.ts';
import styles from './PriceNews.module.css';

/** Shown next to a recently lowered price: the one before, and in words how much less it is since when. */
export function PriceNews({ car: { price, priceNews } }: { readonly car: CarSummary }) {
  if (!priceNews || price.amount === null) return null;
  const { before, since } = priceNews;
  return (
    <>
      {' '}
      <s className={styles.before}>
        <span className="visually-hidden">{` ${carMessages.priceBefore} `}</span>
        {formatPrice(before)}
      </s>
      {/* A page of last year says no year. */}
      <span className={styles.less} suppressHydrationWarning>
        {carMessages.lessSince(formatPrice(before - price.amount), formatShortDay(since))}
      </span>
    </>
  );
}
