import { use } from 'react';
import { factFiltersMessages } from '#locales/factFilters.ts';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { formatPrice } from '../../locales/formats.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { BoundSelect } from './BoundSelect.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './InventoryFilters.module.css';

const messages = factFiltersMessages.monthly;

/** EGP. */
const instalments = [20, 30, 40, 50, 60, 80, 100, 125, 150, 200, 300].map((thousands) => thousands * 1000);
const downPayments = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5].map((millions) => millions * 1_000_000);

interface Props {
  readonly query: InventoryQuery;
  readonly inventory: Inventory;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
}

/** What one can pay each month, and at once; nothing without offers. */
export function MonthlyFilter(props: Props) {
  return (
    <ErrorBoundary resetKeys={[props.inventory]} fallback={() => null}>
      <Filter {...props} />
    </ErrorBoundary>
  );
}

function Filter({ query: { monthlyTo, down }, inventory, onChange }: Props) {
  const { hasOffers } = use(inventory.fetchInstalments());
  if (!hasOffers && monthlyTo === null) return null;
  return (
    <FilterGroup title={messages.title}>
      <div className={styles.range}>
        <BoundSelect
          label={messages.upTo}
          steps={instalments}
          value={monthlyTo}
          format={formatPrice}
          onChange={(value) => onChange({ monthlyTo: value, ...(value === null && { down: null }) })}
        />
        <BoundSelect
          label={messages.down}
          steps={downPayments}
          value={down}
          format={formatPrice}
          any={messages.anyDown}
          disabled={monthlyTo === null}
          onChange={(value) => onChange({ down: value })}
        />
      </div>
      <p>{hasOffers ? messages.hint : messages.none}</p>
    </FilterGroup>
  );
}
