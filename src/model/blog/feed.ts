/** A feed of articles (https://www.rfc-editor.org/rfc/rfc4287). */
export interface Feed {
  /** Language code of its texts. */
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** Its own address, and that of the page it belongs to. */
  readonly url: string;
  readonly pageUrl: string;
  readonly author: string;
  /** For a feed without entries. */
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
  /** Language code, where it is not the feed's. */
  readonly language?: string;
}

/** The feed as an Atom document. */
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

/** Text without the characters that XML does not allow, markup escaped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
