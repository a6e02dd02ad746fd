import { savedSearchesMessages as messages } from '#locales/savedSearches.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { maxSearches, toSavedSearch } from '../../model/inventory/savedSearches.ts';
import styles from './FilterChips.module.css';
import { removeSearches, saveSearch, useSavedSearches } from './savedSearches.ts';

export function SaveSearch({ query }: { readonly query: InventoryQuery }) {
  const searches = useSavedSearches();
  const search = toSavedSearch(query);
  if (search === null) return null;
  const isSaved = searches.includes(search);
  if (!isSaved && searches.length >= maxSearches) return <span className={styles.full}>{messages.full}</span>;
  return (
    <button
      type="button"
      className={styles.clear}
      onClick={() => (isSaved ? removeSearches([search]) : saveSearch(query))}
    >
      {isSaved ? messages.unsave : messages.save}
    </button>
  );
}
