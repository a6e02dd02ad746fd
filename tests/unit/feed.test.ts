import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { brandFeedPath } from '../../src/config/paths.ts';
import { type Feed, toAtom } from '../../src/model/atom.ts';

const atom = 'http://www.w3.org/2005/Atom';
const builtAt = new Date('2026-11-22T10:00:00Z');

const feed: Feed = {
  language: 'de',
  title: 'Ratgeber',
  subtitle: 'Über Autos & mehr',
  url: 'https://dealer.example/de/blogs/feed.xml',
  pageUrl: 'https://dealer.example/de/blogs',
  author: 'Rhine & Nile',
  builtAt,
  entries: [],
};

const entry: Feed['entries'][number] = {
  url: 'https://dealer.example/de/blog/a',
  title: { text: 'Titel' },
  summary: { text: 'Worum es geht.' },
  author: 'Mona Adel',
  published: new Date('2026-03-04T22:30:00Z'),
  updated: new Date('2026-05-01T08:00:00Z'),
};

/** @throws where the text is not well-formed XML */
function parse(text: string): Element {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document.documentElement;
}

const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.namespaceURI === atom && child.localName === name);
const textOf = (parent: Element, name: string) => childrenOf(parent, name).map((child) => child.textContent);

/** RFC 4287, 3.3: RFC 3339 with an upper-case T and a zone. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test('a feed and its entries have each required element once', () => {
  const { published: _, ...undated } = { ...entry, url: `${entry.url}b`, author: '' };
  const root = parse(toAtom({ ...feed, entries: [entry, undated] }));
  expect([root.namespaceURI, root.localName, root.getAttribute('xml:lang')]).toEqual([atom, 'feed', 'de']);
  for (const element of [root, ...childrenOf(root, 'entry')]) {
    for (const name of ['id', 'title', 'updated']) expect(textOf(element, name), name).toHaveLength(1);
    expect(textOf(element, 'updated')[0]).toMatch(dateTime);
    expect(URL.canParse(textOf(element, 'id')[0] ?? '')).toBe(true);
    const relations = childrenOf(element, 'link').map((link) => link.getAttribute('rel'));
    expect(relations).toEqual(element === root ? ['self', 'alternate'] : ['alternate']);
    expect(childrenOf(element, 'author').map((author) => textOf(author, 'name')[0])).not.toContain('');
  }
  const ids = childrenOf(root, 'entry').map((each) => textOf(each, 'id')[0]);
  expect(new Set(ids).size).toBe(2);
  expect(textOf(root, 'updated')).toEqual(['2026-05-01T08:00:00.000Z']);
  const published = childrenOf(root, 'entry').map((each) => textOf(each, 'published'));
  expect(published).toEqual([['2026-03-04T22:30:00.000Z'], []]);
});

test('a feed without articles has the time of its build', () => {
  expect(textOf(parse(toAtom(feed)), 'updated')).toEqual([builtAt.toISOString()]);
});

test('texts are unchanged except for characters that XML forbids', () => {
  const text = 'A <b>"great"</b> & ]]> car\u0000\u000b\ufffe\ud800 🚗 سيارة';
  const root = parse(toAtom({ ...feed, entries: [{ ...entry, title: { text, language: 'en' } }] }));
  const [title] = childrenOf(childrenOf(root, 'entry')[0] as Element, 'title');
  expect(title?.textContent).toBe('A <b>"great"</b> & ]]> car 🚗 سيارة');
  expect(title?.getAttribute('xml:lang')).toBe('en');
});

test.each([
  ['Škoda', '/feeds/cars/skoda.xml'],
  ['Mercedes-Benz', '/feeds/cars/mercedes-benz.xml'],
  ['../../x', '/feeds/cars/x.xml'],
  ['مرسيدس', '/feeds/cars/مرسيدس.xml'],
  ['&', null],
])('the feed of the brand %j is at %j', (brand, path) => expect(brandFeedPath(brand)).toBe(path));
