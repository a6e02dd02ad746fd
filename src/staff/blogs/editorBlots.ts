/** Formats of old blog posts that Quill lacks: rules, tables and titles of links. */
import { Quill } from 'react-quill';
import { sanitiseBlogHtml, toTrustedBlogHtml } from '../../data/public/sanitise.ts';

/** The part of Quill's classes that is used here. */
interface Blot {
  readonly domNode: HTMLElement;
  format(name: string, value: unknown): void;
}
interface BlotClass {
  new (...args: readonly never[]): Blot;
  create(value?: unknown): HTMLElement;
}

const BlockEmbed = Quill.import('blots/block/embed') as BlotClass;
const QuillLink = Quill.import('formats/link') as BlotClass & { PROTOCOL_WHITELIST: readonly string[] };

// SPEC 9: links http, https, mailto, tel.
QuillLink.PROTOCOL_WHITELIST = ['http', 'https', 'mailto', 'tel'];

class Rule extends BlockEmbed {
  static readonly blotName = 'rule';
  static readonly tagName = 'HR';
}

/** A whole table, which can be deleted but not edited. */
class KeptTable extends BlockEmbed {
  static readonly blotName = 'kept-table';
  static readonly tagName = 'TABLE';

  static override create(html: unknown): HTMLElement {
    const parsed = document.createElement('div');
    parsed.innerHTML = toTrustedBlogHtml(String(html));
    const table = parsed.querySelector('table') ?? document.createElement('table');
    table.contentEditable = 'false';
    return table;
  }

  static value(table: HTMLElement): string {
    return sanitiseBlogHtml(table.outerHTML);
  }
}

/** The address, and the title on a second line. */
export const toLinkFormat = (address: string, title: string) => (title ? `${address}\n${title}` : address);

export function parseLinkFormat(format: unknown): { readonly address: string; readonly title: string } {
  const [address = '', ...title] = typeof format === 'string' ? format.split('\n') : [];
  return { address, title: title.join(' ') };
}

class TitledLink extends QuillLink {
  static override create(format: unknown): HTMLElement {
    const { address, title } = parseLinkFormat(format);
    const link = QuillLink.create(address);
    if (title) link.title = title;
    return link;
  }

  static formats(link: HTMLElement): string {
    return toLinkFormat(link.getAttribute('href') ?? '', link.title);
  }

  override format(name: string, value: unknown): void {
    super.format(name, name === 'link' && value ? parseLinkFormat(value).address : value);
    if (name === 'link' && value) this.domNode.title = parseLinkFormat(value).title;
  }
}

Quill.register(
  { 'formats/rule': Rule, 'formats/kept-table': KeptTable, 'formats/link': TitledLink },
  /* suppressWarning */ true,
);
