import { defaultQuery, type InventoryQuery } from '../../model/inventory/query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatPrice } from '../../words/formats.ts';
import styles from './FilterChips.module.css';

interface Props {
  readonly query: InventoryQuery;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
}

interface Chip {
  readonly text: string;
  readonly remove: () => void;
}

/** What narrows the list, each with a way to take it away. */
export function FilterChips({ query, onChange, onSearch, onClear }: Props) {
  const chips = chipsOf(query, onChange, onSearch);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ text, remove }) => (
        <li key={text}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove filter: ${text}`}
            onClick={remove}
          >
            {text} <Icon name="close" size="0.75em" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear all
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
  const { search, brands, condition, yearFrom, yearTo, priceFrom, priceTo } = query;
  const chips: Chip[] = brands.map((brand) => ({
    text: brand,
    remove: () => onChange({ brands: brands.filter((other) => other !== brand) }),
  }));
  if (search.trim()) chips.unshift({ text: `“${search.trim()}”`, remove: () => onSearch('') });
  if (condition)
    chips.push({ text: condition === 'new' ? 'New' : 'Used', remove: () => onChange({ condition: null }) });
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
  return chips;
}

function formatRange(from: number | null, to: number | null, format: (value: number) => string): string {
  if (to === null) return `from ${format(from ?? 0)}`;
  return from === null ? `up to ${format(to)}` : `${format(from)} – ${format(to)}`;
}
