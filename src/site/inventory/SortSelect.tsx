import { inventoryMessages } from '#locales/inventory.ts';
import { type Sort, sorts } from '../../model/inventory/query.ts';
import { Select } from '../../ui/components/Select.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './SortSelect.module.css';

interface Props {
  readonly sort: Sort;
  readonly onChange: (sort: Sort) => void;
}

export function SortSelect({ sort, onChange }: Props) {
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{inventoryMessages.sort.label}</span>
      <Select
        value={sort}
        disabled={!useHydrated()}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value as Sort)}
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {inventoryMessages.sort.orders[value]}
          </option>
        ))}
      </Select>
    </label>
  );
}
