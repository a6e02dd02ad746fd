import type { RenderedPage } from '../../../src/app/prerender.tsx';
import { inlineScripts } from './inlineScripts.ts';
import type { Renderer } from './renderer.ts';

/** Placeholders in index.html, each a comment of this name. */
const places = ['assets', 'page-head', 'page', 'bundle-failure'] as const;

type Parts = Readonly<Partial<Record<(typeof places)[number], string>>>;

interface Page extends Partial<Pick<RenderedPage, 'body' | 'structuredData'>> {
  /** Elements that load scripts, styles and fonts. */
  readonly assets: string;
  readonly head: string;
}

/**
 * Returns a function that fills index.html.
 * @param notices shown when scripts fail to load, and when JavaScript is off
 * @throws if a placeholder is missing or occurs twice
 */
export function createTemplate(template: string, { failed, noScript }: Renderer['bundleFailure']) {
  // Indentation is for those who read index.html.
  const fill = parseTemplate(template.replace(/>\s+</g, '><'));
  return ({ assets, head, body = '', structuredData = [] }: Page) =>
    fill({
      assets: `${assets}<script>${inlineScripts.beforePaint}</script>`,
      'page-head': [withImageSize(head), ...structuredData.map(structuredDataScript)].join(''),
      page: body,
      'bundle-failure': `<div id="bundle-failure" role="alert" hidden>${failed}</div><noscript>${noScript}</noscript>`,
    });
}

/** Returns a function that replaces placeholders; those without a value become empty. */
export function parseTemplate(template: string): (parts: Parts) => string {
  for (const place of places)
    if (template.split(`<!--${place}-->`).length !== 2)
      throw new Error(`index.html must have <!--${place}--> once.`);
  return (parts) =>
    template.replace(/<!--([\w-]+)-->/g, (_comment, place: string) => parts[place as keyof Parts] ?? '');
}

/** Removes the tags Vite added; the build adds its own to each page. */
export function withoutAssets(template: string): string {
  return template.replace(
    /\s*(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module".*?<\/script>)/g,
    '',
  );
}

/** Adds the size of the preview image, which only crawlers need: without it, Facebook omits the image at first. */
function withImageSize(head: string): string {
  return head.replace(/<meta property="og:image" content="([^"]*)"\/>/, (element, address: string) => {
    const [, width, height] = address.match(/&amp;w=(\d+)&amp;h=(\d+)&amp;/) ?? [];
    const size = address.endsWith('/preview.jpg') ? [1200, 630] : [width, height];
    if (!size[0]) return element;
    return `${element}<meta property="og:image:width" content="${size[0]}"/><meta property="og:image:height" content="${size[1]}"/>`;
  });
}

function structuredDataScript(json: string): string {
  // `<` could close the element.
  return `<script type="application/ld+json" data-prerendered>${json.replace(/</g, '\\u003c')}</script>`;
}
