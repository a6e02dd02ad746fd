import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { savedSearchesMessages as messages } from '#locales/savedSearches.ts';
import { paths } from '../../config/paths.ts';
import { listFilters } from '../../locales/filterTexts.ts';
import { formatCount } from '../../locales/formats.ts';
import { parseQuery } from '../../model/inventory/query.ts';
import { findCars } from '../../model/inventory/search.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { findNews, type News } from './newSinceLastVisit.ts';
import styles from './SavedSearches.module.css';
import { removeSearches, useSavedSearches } from './savedSearches.ts';

/** The searches saved on this device, each with the number of new cars that match. Also marks new cars on cards. */
export function SavedSearches() {
  const searches = useSavedSearches();
  const news = useNews();
  if (searches.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-searches">
      <h2 id="saved-searches">{messages.title}</h2>
      <p className={styles.note}>{messages.note}</p>
      <ul>
        {searches.map((search) => (
          <SavedSearch key={search} search={search} news={news} />
        ))}
      </ul>
    </section>
  );
}

function useNews(): News | null {
  const [news, setNews] = useState<News | null>(null);
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search may have fetched more cars
  useEffect(() => {
    let isCurrent = true;
    void findNews().then((found) => isCurrent && setNews(found));
    return () => {
      isCurrent = false;
    };
  }, [search]);
  return news;
}

function SavedSearch({ search, news }: { readonly search: string; readonly news: News | null }) {
  const query = parseQuery(new URLSearchParams(search));
  const name = listFilters(query)
    .map(({ text }) => text)
    .join(' · ');
  return (
    <li className={styles.search}>
      <span className={styles.texts}>
        <Link to={`${paths.inventory}?${search}`}>
          <bdi>{name}</bdi>
        </Link>
        {news && !news.isFirstVisit && (
          <span className={styles.news}>{describe(news, findCars(news.cars, query).length)}</span>
        )}
      </span>
      <PlainButton
        className={styles.remove}
        aria-label={messages.remove(name)}
        onClick={() => removeSearches([search])}
      >
        <Icon name="close" />
      </PlainButton>
    </li>
  );
}

function describe({ isComplete }: News, count: number): string {
  if (!isComplete) return count > 0 ? formatCount(count, messages.featured) : messages.unknown;
  return count > 0 ? formatCount(count, messages.new) : messages.none;
}
