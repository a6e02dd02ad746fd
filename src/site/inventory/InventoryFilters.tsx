import type { MouseEvent, ReactNode } from 'react';
import { carMessages } from '#locales/car.ts';
import { inventoryMessages } from '#locales/inventory.ts';
import type { Condition } from '../../model/car/car.ts';
import type { Facets } from '../../model/inventory/facets.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { Button } from '../../ui/components/Button.tsx';
import { BoundSelect } from './BoundSelect.tsx';
import { CheckChoices } from './CheckChoices.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './InventoryFilters.module.css';
import { PriceFilter } from './PriceFilter.tsx';

const words = inventoryMessages.filters;

interface Props {
  readonly query: InventoryQuery;
  readonly facets: Facets;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly withAllBrands: boolean;
  readonly onAllBrands: () => void;
  readonly children: ReactNode;
}

const firstBrands = 8;

export function InventoryFilters(props: Props) {
  const { query, facets, onChange, withAllBrands, onAllBrands, children } = props;
  const isCut = !withAllBrands && facets.brands.length > firstBrands;
  /** The button disappears, so focus moves to the choice above. */
  const showAllBrands = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.previousElementSibling?.querySelector('input')?.focus();
    onAllBrands();
  };
  return (
    <form className={styles.filters} aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      <FilterGroup title={words.condition}>
        <ConditionChoice condition={query.condition} counts={facets.conditions} onChange={onChange} />
      </FilterGroup>
      <CheckChoices
        title={words.brand}
        choices={facets.brands.map(({ brand, count }) => ({ value: brand, text: brand, count }))}
        chosen={query.brands}
        {...(isCut && { limit: firstBrands })}
        onChange={(brands) => onChange({ brands })}
      >
        {(isCut || facets.hasMoreBrands) && (
          <Button variant="quiet" small onClick={showAllBrands}>
            {words.allBrands}
          </Button>
        )}
      </CheckChoices>
      <FilterGroup title={words.year.title} open={query.yearFrom !== null || query.yearTo !== null}>
        <div className={`${styles.range} ${styles.pair}`}>
          <BoundSelect
            label={words.year.from}
            steps={facets.years}
            value={query.yearFrom}
            format={String}
            onChange={(yearFrom) => onChange({ yearFrom })}
          />
          <BoundSelect
            label={words.year.to}
            steps={facets.years}
            value={query.yearTo}
            format={String}
            onChange={(yearTo) => onChange({ yearTo })}
          />
        </div>
      </FilterGroup>
      <FilterGroup title={words.price}>
        <PriceFilter
          prices={facets.prices}
          bounds={[query.priceFrom, query.priceTo]}
          onChange={([priceFrom, priceTo]) => onChange({ priceFrom, priceTo })}
        />
      </FilterGroup>
      {children}
    </form>
  );
}

const conditions: readonly (Condition | null)[] = [null, 'new', 'used'];

function ConditionChoice({
  condition,
  counts,
  onChange,
}: {
  readonly condition: Condition | null;
  readonly counts: Facets['conditions'];
  readonly onChange: Props['onChange'];
}) {
  return conditions.map((value) => (
    <label key={value} className={styles.choice} data-count={countOf(value, counts)}>
      <input
        type="radio"
        name="condition"
        checked={condition === value}
        onChange={() => onChange({ condition: value })}
      />
      <span>{value === null ? words.any : carMessages.conditions[value]}</span>
      <span className={styles.count}>{countOf(value, counts)}</span>
    </label>
  ));
}

function countOf(value: Condition | null, counts: Facets['conditions']): number {
  return value === null ? counts.new + counts.used : counts[value];
}
