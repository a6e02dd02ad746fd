import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from 'vite';
import { baseOf } from '../../../src/config/paths.ts';
import type { Edition } from '../../../src/model/text/editions.ts';

/**
 * What Vite needs to know to build or serve an edition, over vite.config.ts. `#locales/…` leads to the edition's words by
 * its condition in the imports of package.json; all else is the same.
 */
export function editionConfig(edition: Edition): InlineConfig {
  const condition = `edition-${edition}`;
  return {
    define: { 'import.meta.env.VITE_EDITION': JSON.stringify(edition) },
    resolve: { conditions: [condition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
    plugins: [editionOfTemplate(edition)],
  };
}

/** How its words run. */
export function directionOf(edition: Edition): 'ltr' | 'rtl' {
  return edition === 'ar' ? 'rtl' : 'ltr';
}

/** Names the edition in index.html: its language, its direction, its web manifest. */
function editionOfTemplate(edition: Edition): Plugin {
  return {
    name: 'edition-of-template',
    transformIndexHtml: (html) =>
      html
        .replace('lang="en" dir="ltr"', `lang="${edition}" dir="${directionOf(edition)}"`)
        .replace('href="/manifest.webmanifest"', `href="${baseOf(edition)}manifest.webmanifest"`),
  };
}
