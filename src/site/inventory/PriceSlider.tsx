import { inventoryMessages } from '#locales/inventory.ts';
import { priceFilterMessages } from '#locales/priceFilter.ts';
import { formatPrice } from '../../locales/formats.ts';
import styles from './PriceSlider.module.css';

type Bounds = readonly [from: number | null, to: number | null];

export interface PriceSliderProps {
  /** Ascending, in EGP. */
  readonly prices: readonly number[];
  readonly bounds: Bounds;
  readonly onChange: (bounds: Bounds) => void;
}

/** Two handles on one track, which stops at each price; at its ends a bound is open. */
export function PriceSlider({ prices, bounds: [from, to], onChange }: PriceSliderProps) {
  const stops = [...new Set([...prices, from, to])].filter((price) => price !== null).sort((a, b) => a - b);
  const end = stops.length + 1;
  const [start, stop] = [
    from === null ? 0 : stops.indexOf(from) + 1,
    to === null ? end : stops.indexOf(to) + 1,
  ];
  const priceAt = (position: number) => stops[position - 1] ?? null;
  const handle = (name: string, position: number, boundsFor: (position: number) => Bounds) => {
    const price = priceAt(position);
    return (
      <input
        type="range"
        aria-label={name}
        aria-valuetext={price === null ? inventoryMessages.filters.any : formatPrice(price)}
        max={end}
        value={position}
        onChange={({ target }) => onChange(boundsFor(target.valueAsNumber))}
      />
    );
  };
  return (
    <div className={styles.slider} style={{ '--start': start / end, '--stop': stop / end }}>
      {handle(priceFilterMessages.min, start, (position) => [priceAt(Math.min(position, stop - 1)), to])}
      {handle(priceFilterMessages.max, stop, (position) => [from, priceAt(Math.max(position, start + 1))])}
    </div>
  );
}
