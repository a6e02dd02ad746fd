import './editorBlots.ts';
import type { DeltaStatic } from 'react-quill';

export interface EditorHooks {
  readonly onPictures: (files: readonly File[], index: number) => void;
  readonly onChoosePicture: () => void;
  readonly onLink: () => void;
  readonly onUndo: (what: 'undo' | 'redo') => void;
  /** Whether a pasted image stays: only those of our own storage, never base64. */
  readonly mayPaste: (source: string) => boolean;
  /** Called for each picture that does not stay. A table goes with its pictures. */
  readonly onLeftOut: (what: 'picture' | 'table with pictures') => void;
}

/** The formats of the toolbar and of old blog posts; pasted colours and fonts are dropped. */
export const formats = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'list', 'indent', 'align', 'direction'],
  ...['blockquote', 'code-block', 'code', 'link', 'image'],
  ...['script', 'rule', 'kept-table'],
];

/** Quill's format of each button, by its name. */
const toolbar = [
  { 'Heading 2': { header: 2 }, 'Heading 3': { header: 3 } },
  { Bold: 'bold', Italic: 'italic' },
  { 'Numbered list': { list: 'ordered' }, 'Bullet list': { list: 'bullet' } },
  { Link: 'link', 'Insert image': 'image' },
  // Phones have no keys for these.
  { Undo: 'undo', Redo: 'redo' },
  { 'More formatting': 'more' },
  // Shown by 'more'.
  { 'Heading 1': { header: 1 }, Underline: 'underline', Strike: 'strike', Quote: 'blockquote' },
  { 'Less indent': { indent: '-1' }, 'More indent': { indent: '+1' } },
  {
    'Align start': { align: '' },
    'Align center': { align: 'center' },
    'Align right': { align: 'right' },
    Justify: { align: 'justify' },
  },
  { 'Right to left': { direction: 'rtl' } },
  { 'Code block': 'code-block', 'Inline code': 'code', 'Clear formatting': 'clean' },
];

export const buttonNames = toolbar.flatMap(Object.keys);

/** All image types: a wrong one gets a message instead of silence. */
const imageTypes = ['webp', 'png', 'jpeg', 'gif', 'avif', 'heic', 'heif', 'bmp', 'svg+xml'].map(
  (type) => `image/${type}`,
);

/** Quill's bindings that would keep Tab inside the editor. */
const tabBindings = [
  ...['tab', 'indent', 'outdent', 'remove tab', 'table tab'],
  ...['indent code-block', 'outdent code-block'],
];

/** Must keep its identity, or Quill is recreated. */
export function createModules(hooks: () => EditorHooks | null) {
  const mayPaste = (source: string | null) => hooks()?.mayPaste(source ?? '');
  return {
    toolbar: {
      container: toolbar.map(Object.values),
      handlers: {
        image: () => hooks()?.onChoosePicture(),
        link: () => hooks()?.onLink(),
        undo: () => hooks()?.onUndo('undo'),
        redo: () => hooks()?.onUndo('redo'),
        more: () => {},
      },
    },
    keyboard: { bindings: Object.fromEntries(tabBindings.map((name) => [name, null])) },
    // Undo goes back to the stored text, not to before it was loaded.
    history: { userOnly: true },
    uploader: {
      mimetypes: imageTypes,
      handler: ({ index }: { readonly index: number }, files: readonly File[]) =>
        hooks()?.onPictures(files, index),
    },
    clipboard: {
      // A table is one blot, including its pictures.
      matchers: ['img', 'table'].map((selector) => [
        selector,
        (node: HTMLElement, delta: DeltaStatic) => {
          const isPicture = selector === 'img';
          const pictures = isPicture ? [node] : [...node.querySelectorAll('img')];
          if (pictures.every((picture) => mayPaste(picture.getAttribute('src')))) return delta;
          if (!isPicture) hooks()?.onLeftOut('table with pictures');
          else if (!node.closest('table')) hooks()?.onLeftOut('picture');
          return delta.slice(0, 0);
        },
      ]),
    },
  };
}
