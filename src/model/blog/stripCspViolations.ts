/**
 * Removes from HTML what a browser reports to a strict security policy as soon as it is parsed: handlers, styles, `<base>`.
 * It also removes what parsers read in different ways, so that the build and every browser agree. This is no
 * protection: the sanitiser is.
 */
export function stripCspViolations(html: string): string {
  return html.replace(token, (tag, rawName?: string, name?: string) => {
    if (rawName || !name || /^(?:base|select|optgroup|option)$/i.test(name)) return '';
    // What old editors centred by an element or a style is aligned by an attribute, which the sanitiser keeps.
    if (/^center$/i.test(name)) return tag.startsWith('</') ? '</div>' : '<div align="center">';
    return tag.replace(attribute, (whole) => {
      if (!/^(?:on|style\b)/i.test(whole)) return whole;
      const [, alignment] = whole.match(/^style\b[\s\S]*text-align\s*:\s*(\w+)/i) ?? [];
      return alignment ? `align="${alignment}"` : `data-off-${whole}`;
    });
  });
}

/** As the HTML standard reads it; what is not closed goes on to the end of the text. */
const attribute = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*)?)?/g;

const attributes = `(?:[\\s/]+|${attribute.source})*(?:>|$)`;

/** Elements whose content is text: with whatever looks like a tag in it. */
const rawTexts = 'style|script|noembed|noframes|noscript|xmp|textarea|title|iframe|template|plaintext';

/** A comment, an element whose content is text with that content, or a tag, in the order they are met. */
const token = new RegExp(
  [
    '<!--(?:-?>|[\\s\\S]*?(?:--!?>|$))',
    '<(?:[!?]|/(?![a-z]))[^>]*(?:>|$)',
    `<(${rawTexts})(?=[\\s/>])${attributes}(?:[\\s\\S]*?</\\1(?=[\\s/>])${attributes}|[\\s\\S]*$)`,
    `</?([a-z][^\\s/>]*)${attributes}`,
  ].join('|'),
  'gi',
);
