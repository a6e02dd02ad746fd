import { priceFilterMessages as messages } from '#locales/priceFilter.ts';
import styles from './InventoryFilters.module.css';
import { PriceField } from './PriceField.tsx';
import { PriceSlider, type PriceSliderProps } from './PriceSlider.tsx';

export function PriceFilter({ prices, bounds, onChange }: PriceSliderProps) {
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
