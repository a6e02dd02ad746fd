import { useEffect } from 'react';
import { filterChipsMessages as words } from '#locales/filterChips.ts';
import { listFilters } from '../../locales/filterTexts.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { storeReadyDown } from '../shared/readyDown.ts';
import chips from './Chips.module.css';
import styles from './FilterChips.module.css';
import { SaveSearch } from './SaveSearch.tsx';

interface Props {
  readonly query: InventoryQuery;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly onClear: () => void;
  readonly onFocusList: () => void;
}

export function FilterChips({ query, onChange, onClear, onFocusList }: Props) {
  const filters = listFilters(query);
  const { monthlyTo, down } = query;
  useEffect(() => storeReadyDown(monthlyTo === null ? null : down), [monthlyTo, down]);
  if (filters.length === 0) return null;
  return (
    <ul className={chips.chips} aria-label={words.label}>
      {filters.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            className={chips.chip}
            aria-label={words.remove(text)}
            onClick={() => {
              onFocusList();
              if (without.monthlyTo === null) storeReadyDown(null);
              onChange(without);
            }}
          >
            <bdi>{text}</bdi> <Icon name="close" size="tiny" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              onFocusList();
              storeReadyDown(null);
              onClear();
            }}
          >
            {words.clearAll}
          </button>
        </li>
      )}
      <li>
        <SaveSearch query={query} />
      </li>
    </ul>
  );
}
