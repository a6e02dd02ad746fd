import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from 'vite';
import { baseOf } from '../../../src/config/paths.ts';
import { directionOf, type Locale } from '../../../src/model/text/locales.ts';

/**
 * What Vite needs to know to build or serve a locale, over vite.config.ts. `#locales/…` leads to the locale's words by
 * its condition in the imports of package.json; all else is the same.
 */
export function localeConfig(locale: Locale): InlineConfig {
  const condition = `locale-${locale}`;
  return {
    define: { 'import.meta.env.VITE_LOCALE': JSON.stringify(locale) },
    resolve: { conditions: [condition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
    plugins: [localeOfTemplate(locale)],
  };
}

/** Names the locale in index.html: its language, its direction, its web manifest. */
function localeOfTemplate(locale: Locale): Plugin {
  return {
    name: 'locale-of-template',
    transformIndexHtml: (html) =>
      html
        .replace('lang="en" dir="ltr"', `lang="${locale}" dir="${directionOf(locale)}"`)
        .replace('href="/manifest.webmanifest"', `href="${baseOf(locale)}manifest.webmanifest"`),
  };
}
