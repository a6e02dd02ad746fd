import { useLocation } from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { shellMessages } from '#locales/shell.ts';
import { pathIn } from '../../config/paths.ts';
import { localeNames } from '../../locales/localeNames.ts';
import { locales } from '../../model/locales.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './LocaleLinks.module.css';

/** The current page in each locale. Plain links, because each locale is a separate app. */
export function LocaleLinks() {
  const { pathname, search } = useLocation();
  // Prerendered without a query string, and 404.html without a path, so render new links after hydration.
  const hydrated = useHydrated();
  return (
    <ul key={String(hydrated)} className={styles.locales} aria-label={shellMessages.locales}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={pathIn(locale, pathname) + (hydrated ? search : '')}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === localeInfo.code || undefined}
          >
            {localeNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
