import { Link } from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { savedSearchesMessages as messages } from '#locales/savedSearches.ts';
import { brandFeedPath, carFeedPath, pathIn, paths } from '../../config/paths.ts';
import type { Instalments } from '../../data/public/inventory/instalments.ts';
import { listFilters } from '../../locales/filterTexts.ts';
import { formatCount } from '../../locales/formats.ts';
import { hasFilters } from '../../model/inventory/filters.ts';
import { filterCars } from '../../model/inventory/indexedCars.ts';
import { type InventoryQuery, parseQuery } from '../../model/inventory/query.ts';
import { search } from '../../model/inventory/search.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { focusNext } from '../../ui/focusMain.ts';
import { useInstalments } from '../shared/useInstalments.ts';
import type { News } from './newSinceLastVisit.ts';
import styles from './SavedSearchList.module.css';
import { removeSearches } from './savedSearches.ts';

interface Props {
  readonly searches: readonly string[];
  readonly news: News | null;
}

/** Each with the number of new cars that match. */
export function SavedSearchList({ searches, news }: Props) {
  return (
    <section className={styles.saved} aria-labelledby="saved-searches">
      <h2 id="saved-searches">{messages.title}</h2>
      <p className={styles.note}>{messages.note}</p>
      <ul>
        {searches.map((address) => (
          <SavedSearch key={address} address={address} news={news} />
        ))}
      </ul>
    </section>
  );
}

interface SavedSearchProps extends Pick<Props, 'news'> {
  readonly address: string;
}

function SavedSearch({ address, news }: SavedSearchProps) {
  const query = parseQuery(new URLSearchParams(address));
  const instalments = useInstalments(query.monthlyTo !== null);
  const name = listFilters(query)
    .map(({ text }) => text)
    .join(' · ');
  const feed = findFeed(query);
  return (
    <li ref={focusNext} className={styles.search}>
      <span className={styles.texts}>
        <Link to={`${paths.inventory}?${address}`}>
          <bdi>{name}</bdi>
        </Link>
        {news && !news.isFirstVisit && (query.monthlyTo === null || instalments) && (
          <span className={styles.news}>{describe(news, countFound(news, query, instalments))}</span>
        )}
        {feed && (
          <a className={styles.feed} href={feed}>
            {messages.feed}
          </a>
        )}
      </span>
      <PlainButton
        className={styles.remove}
        aria-label={messages.remove(name)}
        onClick={() => removeSearches([address])}
      >
        <Icon name="close" />
      </PlainButton>
    </li>
  );
}

/** Of those that the list finds in the whole stock: a word may mean something else among a few cars. */
function countFound({ cars, isNew }: News, query: InventoryQuery, instalments: Instalments | null): number {
  const { found } = search(cars, query);
  const monthlyOf = instalments?.within(query);
  const affordable = monthlyOf ? found.filter(({ car }) => monthlyOf(car) !== null) : found;
  return filterCars(affordable, query).filter(({ id }) => isNew(id)).length;
}

/** Of a search of one brand only, where the build wrote feeds and so linked them. */
function findFeed(query: InventoryQuery): string | null {
  const [brand, another] = query.brands;
  const isOfBrand = brand && !another && !hasFilters({ ...query, brands: [] });
  const path = isOfBrand ? brandFeedPath(brand) : null;
  const isLinked = document.head.querySelector(`link[href$="${carFeedPath}"]`) !== null;
  return path && isLinked ? encodeURI(pathIn(localeInfo.code, path)) : null;
}

function describe({ isComplete }: News, count: number): string {
  if (!isComplete) return count > 0 ? formatCount(count, messages.featured) : messages.unknown;
  return count > 0 ? formatCount(count, messages.new) : messages.none;
}
