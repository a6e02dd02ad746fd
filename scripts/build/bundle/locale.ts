import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from 'vite';
import { baseOf } from '../../../src/config/paths.ts';
import { directionOf, type Locale } from '../../../src/model/locales.ts';

/**
 * Vite options for one locale, merged over vite.config.ts. The resolve condition selects the folder of
 * `#locales/*` (package.json, `imports`).
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

/** Sets language, direction and web manifest in index.html. */
function localeOfTemplate(locale: Locale): Plugin {
  return {
    name: 'locale-of-template',
    transformIndexHtml: (html) =>
      html
        .replace('lang="en" dir="ltr"', `lang="${locale}" dir="${directionOf(locale)}"`)
        .replace('href="/manifest.webmanifest"', `href="${baseOf(locale)}manifest.webmanifest"`),
  };
}
