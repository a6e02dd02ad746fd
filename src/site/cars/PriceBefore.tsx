import { carMessages } from '#locales/car.ts';
import { formatPrice } from '../../locales/formats.ts';
import type { CarSummary } from '../../model/car/car.ts';
import styles from './PriceBefore.module.css';

/** Shown next to a recently lowered price. */
export function PriceBefore({ car: { priceBefore } }: { readonly car: CarSummary }) {
  return (
    priceBefore && (
      <s className={styles.before}>
        <span className="visually-hidden">{` ${carMessages.priceBefore} `}</span>
        {formatPrice(priceBefore)}
      </s>
    )
  );
}
