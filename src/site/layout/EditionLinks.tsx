import { useLocation } from 'react-router-dom';
import { locale } from '#locales/locale.ts';
import { shellWords } from '#locales/shell.ts';
import { pathIn } from '../../config/paths.ts';
import { editionNames } from '../../locales/editions.ts';
import { editions } from '../../model/text/editions.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './EditionLinks.module.css';

/**
 * The same page and query in each edition, named in its own language. Links of the plain kind: another edition is another
 * app, with words of its own.
 */
export function EditionLinks() {
  const { pathname, search } = useLocation();
  // Static HTML was made for no query, and the page of what is not found for no address: after that, new links.
  const hydrated = useHydrated();
  return (
    <ul key={String(hydrated)} className={styles.editions} aria-label={shellWords.editions}>
      {editions.map((edition) => (
        <li key={edition}>
          <a
            href={pathIn(edition, pathname) + (hydrated ? search : '')}
            lang={edition}
            hrefLang={edition}
            aria-current={edition === locale.edition || undefined}
          >
            {editionNames[edition]}
          </a>
        </li>
      ))}
    </ul>
  );
}
