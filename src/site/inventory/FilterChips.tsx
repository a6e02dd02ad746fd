import { carMessages } from '#locales/car.ts';
import { colorMessages } from '#locales/colors.ts';
import { inventoryMessages } from '#locales/inventory.ts';
import { formatPrice } from '../../locales/formats.ts';
import { defaultQuery, type InventoryQuery } from '../../model/inventory/query.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './FilterChips.module.css';

const words = inventoryMessages.chips;

interface Props {
  readonly query: InventoryQuery;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
  readonly onFocusList: () => void;
}

interface Chip {
  readonly text: string;
  readonly remove: () => void;
}

export function FilterChips({ query, onChange, onSearch, onClear, onFocusList }: Props) {
  const chips = chipsOf(query, onChange, onSearch);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.label}>
      {chips.map(({ text, remove }) => (
        <li key={text}>
          <button
            type="button"
            className={styles.chip}
            aria-label={words.remove(text)}
            onClick={() => {
              onFocusList();
              remove();
            }}
          >
            <bdi>{text}</bdi> <Icon name="close" size="tiny" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              onFocusList();
              onClear();
            }}
          >
            {words.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}

function chipsOf(
  query: InventoryQuery,
  onChange: Props['onChange'],
  onSearch: Props['onSearch'],
): readonly Chip[] {
  const { search, brands, condition, yearFrom, yearTo, priceFrom, priceTo, mileageTo } = query;
  const chips: Chip[] = brands.map((brand) => ({
    text: brand,
    remove: () => onChange({ brands: brands.filter((other) => other !== brand) }),
  }));
  if (search.trim()) chips.unshift({ text: words.search(search.trim()), remove: () => onSearch('') });
  if (condition)
    chips.push({ text: carMessages.conditions[condition], remove: () => onChange({ condition: null }) });
  if (yearFrom !== null || yearTo !== null)
    chips.push({
      text: formatRange(yearFrom, yearTo, String),
      remove: () => onChange({ yearFrom: defaultQuery.yearFrom, yearTo: defaultQuery.yearTo }),
    });
  if (priceFrom !== null || priceTo !== null)
    chips.push({
      text: formatRange(priceFrom, priceTo, formatPrice),
      remove: () => onChange({ priceFrom: defaultQuery.priceFrom, priceTo: defaultQuery.priceTo }),
    });
  chips.push(
    ...codeChips(query.fuels, carMessages.fuels, (fuels) => onChange({ fuels })),
    ...codeChips(query.transmissions, carMessages.transmissions, (transmissions) =>
      onChange({ transmissions }),
    ),
    ...codeChips(query.bodies, carMessages.bodies, (bodies) => onChange({ bodies })),
    ...codeChips(query.colors, colorMessages.names, (colors) => onChange({ colors })),
  );
  if (mileageTo !== null)
    chips.push({
      text: words.upTo(carMessages.kilometres(mileageTo)),
      remove: () => onChange({ mileageTo: defaultQuery.mileageTo }),
    });
  return chips;
}

function codeChips<Code extends string>(
  chosen: readonly Code[],
  names: Readonly<Record<Code, string>>,
  onChange: (codes: readonly Code[]) => void,
): readonly Chip[] {
  return chosen.map((code) => ({
    text: names[code],
    remove: () => onChange(chosen.filter((other) => other !== code)),
  }));
}

function formatRange(from: number | null, to: number | null, format: (value: number) => string): string {
  if (to === null) return words.from(format(from ?? 0));
  return from === null ? words.upTo(format(to)) : words.between(format(from), format(to));
}
