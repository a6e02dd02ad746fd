/** An Atom feed (https://www.rfc-editor.org/rfc/rfc4287). */
export interface Feed {
  /** Language code. */
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** URL of the feed, and of its page. */
  readonly url: string;
  readonly pageUrl: string;
  readonly author: string;
  /** `updated` of a feed without entries. */
  readonly builtAt: Date;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly url: string;
  readonly title: FeedText;
  readonly summary: FeedText;
  readonly author: string;
  readonly published: Date;
  readonly updated: Date;
}

export interface FeedText {
  readonly text: string;
  /** Language code, if not that of the feed. */
  readonly language?: string;
}

export function toAtom({ language, title, subtitle, url, pageUrl, author, builtAt, entries }: Feed): string {
  const times = entries.map(({ updated }) => updated.getTime());
  const updated = times.length > 0 ? new Date(Math.max(...times)) : builtAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escapeXml(pageUrl)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
  <updated>${updated.toISOString()}</updated>
  <author><name>${escapeXml(author)}</name></author>
${entries.map((entry) => toEntry(entry, author)).join('')}</feed>
`;
}

function toEntry({ url, title, summary, author, published, updated }: FeedEntry, feedAuthor: string): string {
  return `  <entry>
    <id>${escapeXml(url)}</id>
    ${textElement('title', title)}
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${published.toISOString()}</published>
    <updated>${updated.toISOString()}</updated>
    <author><name>${escapeXml(author || feedAuthor)}</name></author>
    ${textElement('summary', summary)}
  </entry>
`;
}

function textElement(name: string, { text, language }: FeedText): string {
  return `<${name}${language ? ` xml:lang="${language}"` : ''}>${escapeXml(text)}</${name}>`;
}

/** Escapes markup and removes characters that XML forbids. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
