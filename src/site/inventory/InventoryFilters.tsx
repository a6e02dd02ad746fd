import { carWords } from '#words/car.ts';
import { inventoryWords } from '#words/inventory.ts';
import type { Condition } from '../../model/car.ts';
import type { Facets } from '../../model/inventory/facets.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { SelectField } from '../../ui/Field.tsx';
import { formatPrice } from '../../words/formats.ts';
import styles from './InventoryFilters.module.css';

const words = inventoryWords.filters;

interface Props {
  readonly query: InventoryQuery;
  /** What can be chosen. */
  readonly facets: Facets;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
}

/** Brand, condition, year and price; each choice says how many cars it would show. */
export function InventoryFilters({ query, facets, onChange }: Props) {
  const toggle = (brand: string) =>
    onChange({
      brands: query.brands.includes(brand)
        ? query.brands.filter((chosen) => chosen !== brand)
        : [...query.brands, brand],
    });
  return (
    <form className={styles.filters} aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{words.condition}</legend>
        <ConditionChoice condition={query.condition} counts={facets.conditions} onChange={onChange} />
      </fieldset>
      <fieldset>
        <legend>{words.brand}</legend>
        {facets.brands.map(({ brand, count }) => (
          <label key={brand} className={styles.choice}>
            <input type="checkbox" checked={query.brands.includes(brand)} onChange={() => toggle(brand)} />
            <span>{brand}</span>
            <span className={styles.count}>{count}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.year.title}</legend>
        <Range
          names={[words.year.from, words.year.to]}
          steps={facets.years}
          values={[query.yearFrom, query.yearTo]}
          format={String}
          onChange={([yearFrom, yearTo]) => onChange({ yearFrom, yearTo })}
        />
      </fieldset>
      <fieldset>
        <legend>{words.price.title}</legend>
        <Range
          names={[words.price.from, words.price.to]}
          steps={facets.prices}
          values={[query.priceFrom, query.priceTo]}
          format={formatPrice}
          onChange={([priceFrom, priceTo]) => onChange({ priceFrom, priceTo })}
        />
      </fieldset>
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
    <label key={value} className={styles.choice}>
      <input
        type="radio"
        name="condition"
        checked={condition === value}
        onChange={() => onChange({ condition: value })}
      />
      <span>{value === null ? words.any : carWords.conditions[value]}</span>
      <span className={styles.count}>{value === null ? counts.new + counts.used : counts[value]}</span>
    </label>
  ));
}

type Bounds = readonly [number | null, number | null];

interface RangeProps {
  readonly names: readonly [string, string];
  /** Ascending. */
  readonly steps: readonly number[];
  readonly values: Bounds;
  readonly format: (value: number) => string;
  readonly onChange: (values: Bounds) => void;
}

/** Two selects for a lower and an upper bound. */
function Range({ names, steps, values: [from, to], format, onChange }: RangeProps) {
  const bound = (name: string, value: number | null, set: (value: number | null) => void) => (
    <SelectField
      label={name}
      value={value ?? ''}
      onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{words.any}</option>
      {withValue(steps, value).map((step) => (
        <option key={step} value={step}>
          {format(step)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <div className={styles.range}>
      {bound(names[0], from, (value) => onChange([value, to]))}
      {bound(names[1], to, (value) => onChange([from, value]))}
    </div>
  );
}

/** A bound typed into the URL that is no step of ours is still shown as what it is. */
function withValue(steps: readonly number[], value: number | null): readonly number[] {
  return value === null || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
}
