/** The places in index.html that the build fills: each a comment of this name. */
const places = ['assets', 'page-head', 'page', 'snapshot', 'late-scripts'] as const;

export type TemplateParts = Readonly<Partial<Record<(typeof places)[number], string>>>;

/**
 * A page's HTML: the template with `parts` in their places, and nothing in the others.
 *
 * @throws where the template lacks a place, or has it twice
 */
export function fillTemplate(template: string, parts: TemplateParts = {}): string {
  return places.reduce((html, place) => fillPlace(html, place, parts[place] ?? ''), template);
}

function fillPlace(html: string, place: string, part: string): string {
  const [before = '', after, ...more] = html.split(`<!--${place}-->`);
  if (after === undefined || more.length > 0) throw new Error(`index.html must have <!--${place}--> once.`);
  return before + part + after;
}

/** The template without what the bundler wrote into it for a page that starts empty. */
export function withoutAssets(template: string): string {
  return template.replace(
    /\s*(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module".*?<\/script>)/g,
    '',
  );
}
