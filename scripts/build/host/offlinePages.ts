import { baseOf } from '../../../src/config/paths.ts';
import { directionOf, type Locale, locales } from '../../../src/model/locales.ts';
import type { Renderer } from '../prerender/renderer.ts';

/** By the base path of its locale, the HTML of a page without a connection. */
export type OfflinePages = Readonly<Record<string, string>>;

/** What service workers answer for a page of a locale that the device has not stored: complete, as nothing else loads. */
export function offlinePagesOf(
  messagesOf: (locale: Locale) => Renderer['offlinePageMessages'],
): OfflinePages {
  return Object.fromEntries(locales.map((locale) => [baseOf(locale), toPage(locale, messagesOf(locale))]));
}

function toPage(locale: Locale, { title, lead, tryAgain }: Renderer['offlinePageMessages']): string {
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { margin: 0; padding: 18vh 6vw; background: #f9f8f4; color: #15191d; font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 34rem; margin: auto }
h1 { font: 400 2.25rem/1.2 ui-serif, Georgia, serif }
a { display: inline-block; padding: .75rem 1.25rem; border: 1px solid; border-radius: 3px; color: inherit; text-decoration: none }
</style>
<main>
<h1>${title}</h1>
<p>${lead}</p>
<p><a href="">${tryAgain}</a></p>
</main>
</html>
`;
}
