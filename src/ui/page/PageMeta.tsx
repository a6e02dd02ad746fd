import { useLocation } from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { company } from '../../config/company.ts';
import { addressIn } from '../../config/paths.ts';
import { useAnnouncement } from './PageAnnouncer.tsx';

interface Props {
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  readonly image?: string | null;
  readonly type?: 'website' | 'article';
  readonly noIndex?: boolean;
  /** Whether the page renders `PageAddress` itself, once its data is loaded. */
  readonly addressFollows?: boolean;
}

const openGraphLocales = { en: 'en_GB', de: 'de_DE', ar: 'ar_EG' } as const;

export function PageMeta({
  title,
  description,
  image,
  type = 'website',
  noIndex = false,
  addressFollows = false,
}: Props) {
  const { pathname } = useLocation();
  const fullTitle = `${title} | ${company.brand}`;
  useAnnouncement(pathname, fullTitle);
  const preview = image ?? `${company.siteUrl}/preview.jpg`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {!addressFollows && <PageAddress isIndexed={!noIndex} />}
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocales[localeInfo.code]} />
      {others.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={openGraphLocales[locale]} />
      ))}
      <meta property="og:image" content={preview} />
      {/* Its title, text and picture are those above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const others = company.languages.filter((locale) => locale !== localeInfo.code);

/**
 * The canonical URL, and those of other locales.
 * @param search query string, if it is part of the canonical URL
 */
export function PageAddress({ search = '', isIndexed = true }) {
  const path = useLocation().pathname + search;
  const url = addressIn(localeInfo.code, path);
  return (
    <>
      <meta property="og:url" content={url} />
      {isIndexed && (
        <>
          <link rel="canonical" href={url} />
          {company.languages.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en', path)} />
        </>
      )}
    </>
  );
}
