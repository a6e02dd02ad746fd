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
  const toggle = () => {
    if (isSaved) removeSearches([search]);
    else if (!saveSearch(query)) showNotStored();
  };
  return (
    <button type="button" className={styles.clear} onClick={toggle}>
      {isSaved ? messages.unsave : messages.save}
    </button>
  );
}

function showNotStored(): void {
  import('../notices/showSiteNotice.ts')
    .then(({ showSiteNotice }) => showSiteNotice(messages.notStored))
    .catch(() => {});
}
