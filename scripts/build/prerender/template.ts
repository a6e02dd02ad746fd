import type { RenderedPage } from '../../../src/app/prerender.tsx';
import { inlineScripts } from './inlineScripts.ts';
import type { Renderer } from './renderer.ts';

/** The places in index.html that the build fills: each a comment of this name. */
const places = ['assets', 'page-head', 'page', 'snapshot', 'bundle-failure'] as const;

type Parts = Readonly<Partial<Record<(typeof places)[number], string>>>;

interface Page extends Pick<RenderedPage, 'head' | 'body' | 'structuredData' | 'snapshot'> {
  /** The elements that load its scripts, styles and fonts. */
  readonly assets: string;
}

/**
 * The two kinds of HTML that are made from index.html.
 *
 * @param notices what is shown where the scripts do not load, and where there are none
 * @throws where the template lacks a place, or has it twice
 */
export function createTemplate(template: string, { failed, noScript }: Renderer['bundleFailure']) {
  const notices = {
    'bundle-failure': `<div id="bundle-failure" role="alert" hidden>${failed}</div><noscript>${noScript}</noscript>`,
  };
  const watch = `<script>${inlineScripts.watchBundle}</script>`;
  const fillPage = openTemplate(withoutAssets(template));
  const fillShell = openTemplate(template);
  return {
    page: ({ assets, head, body, structuredData, snapshot }: Page) =>
      fillPage({
        ...notices,
        assets: `${watch}\n${assets}`,
        'page-head': [head, ...structuredData.map(structuredDataScript)].join('\n'),
        page: body,
        snapshot: snapshot === null ? '' : snapshotScript(snapshot),
      }),
    /** The page of every address without a static one. */
    shell: (head: string) => fillShell({ ...notices, assets: watch, 'page-head': head }),
  };
}

/** Fills the places of a template; those without a part stay empty. */
export function openTemplate(template: string): (parts: Parts) => string {
  for (const place of places)
    if (template.split(`<!--${place}-->`).length !== 2)
      throw new Error(`index.html must have <!--${place}--> once.`);
  return (parts) =>
    template.replace(/<!--([\w-]+)-->/g, (_comment, place: string) => parts[place as keyof Parts] ?? '');
}

/** The template without what the bundler wrote into it for a page that starts empty. */
function withoutAssets(template: string): string {
  return template.replace(
    /\s*(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module".*?<\/script>)/g,
    '',
  );
}

function structuredDataScript(json: string): string {
  return `<script type="application/ld+json" data-prerendered>${escapeJson(json)}</script>`;
}

function snapshotScript(json: string): string {
  return `<script type="application/json" id="snapshot">${escapeJson(json)}</script>`;
}

/** No text can end the script element it is in. */
function escapeJson(json: string): string {
  return json.replace(/</g, '\\u003c');
}
