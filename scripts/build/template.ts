/** The places in index.html that the build fills: each a comment of this name. */
const places = ['assets', 'page-head', 'page', 'snapshot', 'late-scripts'] as const;

export type TemplateParts = Readonly<Partial<Record<(typeof places)[number], string>>>;

/**
 * What makes pages of a template, taken apart once: it with the parts in their places, and nothing in the others.
 *
 * @throws where the template lacks a place, or has it twice
 */
export function openTemplate(template: string): (parts: TemplateParts) => string {
  for (const place of places)
    if (template.split(`<!--${place}-->`).length !== 2)
      throw new Error(`index.html must have <!--${place}--> once.`);
  // What stands between the places, and after each the name of the place that follows.
  const pieces = template.split(new RegExp(`<!--(${places.join('|')})-->`));
  return (parts) =>
    pieces.map((piece, index) => (index % 2 ? (parts[piece as keyof TemplateParts] ?? '') : piece)).join('');
}

/** The template without what the bundler wrote into it for a page that starts empty. */
export function withoutAssets(template: string): string {
  return template.replace(
    /\s*(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module".*?<\/script>)/g,
    '',
  );
}
