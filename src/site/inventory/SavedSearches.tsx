import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { findNews, type News } from './newSinceLastVisit.ts';
import { useSavedSearches } from './savedSearches.ts';

/** Most visitors have saved none. */
const SavedSearchList = lazyPart(() =>
  import('./SavedSearchList.tsx').then((module) => module.SavedSearchList),
);

/** The searches saved on this device. Also marks new cars on cards. */
export function SavedSearches() {
  const searches = useSavedSearches();
  const news = useNews();
  return searches.length > 0 && <SavedSearchList searches={searches} news={news} />;
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
