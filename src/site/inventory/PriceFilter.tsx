import { priceFilterMessages as messages } from '#locales/priceFilter.ts';
import styles from './InventoryFilters.module.css';
import { PriceField } from './PriceField.tsx';
import { type Bounds, PriceSlider } from './PriceSlider.tsx';

interface Props {
  /** Ascending, in EGP. */
  readonly prices: readonly number[];
  readonly bounds: Bounds;
  readonly onChange: (bounds: Bounds) => void;
}

export function PriceFilter({ prices, bounds, onChange }: Props) {
  const [from, to] = bounds;
  const isCrossed = from !== null && to !== null && from > to;
  return (
    <>
      <PriceSlider prices={prices} bounds={bounds} onChange={onChange} />
      <div className={styles.range}>
        <PriceField
          label={messages.from}
          value={from}
          error={isCrossed ? messages.crossed : null}
          onChange={(price) => onChange([price, to])}
        />
        <PriceField
          label={messages.to}
          value={to}
          error={null}
          onChange={(price) => onChange([from, price])}
        />
      </div>
    </>
  );
}
