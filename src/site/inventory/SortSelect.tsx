import type { Sort } from '../../model/inventory/query.ts';
import styles from './SortSelect.module.css';

const sorts: readonly { readonly value: Sort; readonly text: string }[] = [
  { value: 'newest', text: 'Newest first' },
  { value: 'price-up', text: 'Price: low to high' },
  { value: 'price-down', text: 'Price: high to low' },
];

interface Props {
  readonly sort: Sort;
  readonly onChange: (sort: Sort) => void;
}

/** In which order the cars come. */
export function SortSelect({ sort, onChange }: Props) {
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">Sort by</span>
      <select value={sort} onChange={({ target }) => onChange(target.value as Sort)}>
        {sorts.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
