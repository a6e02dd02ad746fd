import { useLocation } from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { shellMessages } from '#locales/shell.ts';
import { pathIn } from '../../config/paths.ts';
import { localeNames } from '../../locales/localeNames.ts';
import { locales } from '../../model/text/locales.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './LocaleLinks.module.css';

/**
 * The same page and query in each locale, named in its own language. Links of the plain kind: another locale is another
 * app, with words of its own.
 */
export function LocaleLinks() {
  const { pathname, search } = useLocation();
  // Static HTML was made for no query, and the page of what is not found for no address: after that, new links.
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
