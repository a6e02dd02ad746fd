/**
 * Removes what browsers report as a CSP violation while parsing: handlers, styles and `<base>`. Also removes what
 * parsers treat differently, so that the build and browsers agree. Not a security measure; the sanitiser is.
 */
export function stripCspViolations(html: string): string {
  return html.replace(token, (tag, rawName?: string, name?: string) => {
    if (rawName || !name || /^(?:base|select|optgroup|option)$/i.test(name)) return '';
    // Converts old centring to `align`, which the sanitiser keeps.
    if (/^center$/i.test(name)) return tag.startsWith('</') ? '</div>' : '<div align="center">';
    return tag.replace(attribute, (whole) => {
      if (!/^(?:on|style\b)/i.test(whole)) return whole;
      const [, alignment] = whole.match(/^style\b[\s\S]*text-align\s*:\s*(\w+)/i) ?? [];
      return alignment ? `align="${alignment}"` : `data-off-${whole}`;
    });
  });
}

/** As in the HTML standard; unclosed values extend to the end of the text. */
const attribute = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*)?)?/g;

const attributes = `(?:[\\s/]+|${attribute.source})*(?:>|$)`;

const rawTexts = 'style|script|noembed|noframes|noscript|xmp|textarea|title|iframe|template|plaintext';

const token = new RegExp(
  [
    '<!--(?:-?>|[\\s\\S]*?(?:--!?>|$))',
    '<(?:[!?]|/(?![a-z]))[^>]*(?:>|$)',
    `<(${rawTexts})(?=[\\s/>])${attributes}(?:[\\s\\S]*?</\\1(?=[\\s/>])${attributes}|[\\s\\S]*$)`,
    `</?([a-z][^\\s/>]*)${attributes}`,
  ].join('|'),
  'gi',
);
