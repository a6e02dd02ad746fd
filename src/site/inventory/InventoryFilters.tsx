import type { MouseEvent, ReactNode } from 'react';
import { carMessages } from '#locales/car.ts';
import { inventoryMessages } from '#locales/inventory.ts';
import { formatPrice } from '../../locales/formats.ts';
import type { Condition } from '../../model/car/car.ts';
import type { Facets } from '../../model/inventory/facets.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { Button } from '../../ui/components/Button.tsx';
import { BoundSelect } from './BoundSelect.tsx';
import { CheckChoices } from './CheckChoices.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './InventoryFilters.module.css';
import type { Bounds } from './PriceSlider.tsx';
import { PriceSliderFrame } from './PriceSliderFrame.tsx';

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
        <Range
          names={[words.year.from, words.year.to]}
          steps={facets.years}
          values={[query.yearFrom, query.yearTo]}
          format={String}
          sideBySide
          onChange={([yearFrom, yearTo]) => onChange({ yearFrom, yearTo })}
        />
      </FilterGroup>
      <FilterGroup title={words.price.title}>
        <PriceSliderFrame
          prices={facets.prices}
          bounds={[query.priceFrom, query.priceTo]}
          onChange={([priceFrom, priceTo]) => onChange({ priceFrom, priceTo })}
        />
        <Range
          names={[words.price.from, words.price.to]}
          steps={facets.prices}
          values={[query.priceFrom, query.priceTo]}
          format={formatPrice}
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

interface RangeProps {
  readonly names: readonly [string, string];
  /** Ascending. */
  readonly steps: readonly number[];
  readonly values: Bounds;
  readonly format: (value: number) => string;
  readonly sideBySide?: boolean;
  readonly onChange: (values: Bounds) => void;
}

function Range({ names, values: [from, to], sideBySide = false, onChange, ...shared }: RangeProps) {
  return (
    <div className={`${styles.range} ${sideBySide ? styles.pair : ''}`}>
      <BoundSelect label={names[0]} value={from} onChange={(value) => onChange([value, to])} {...shared} />
      <BoundSelect label={names[1]} value={to} onChange={(value) => onChange([from, value])} {...shared} />
    </div>
  );
}
