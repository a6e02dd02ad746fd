import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import ReactQuill, { type Quill, Quill as QuillClass } from 'react-quill';
import 'react-quill/dist/quill.snow.css';
import { allowHtml } from '../../config/trustedTypes.ts';
import { isLoadable, isStoredAddress } from '../../data/public/images.ts';
import { sanitiseBlogHtml } from '../../data/public/sanitise.ts';
import { formatEnglishList } from '../../locales/formats.ts';
import { directionOf, type Locale } from '../../model/locales.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import layout from '../layout/layout.module.css';
import { showNotice } from '../notices/notices.ts';
import type { Place } from '../pictures/pictures.ts';
import styles from './ContentEditor.module.css';
import { createModules, type EditorHooks, formats } from './editorModules.ts';
import { ForeignPicture } from './ForeignPicture.tsx';
import { lostFormatting } from './lostFormatting.ts';
import { makeToolbarAccessible } from './toolbarAccess.ts';
import type { StoredPicture, TextEditor } from './useInlinePictures.ts';
import { useLink } from './useLink.tsx';

// Quill sets HTML.
allowHtml();

interface Props {
  /** HTML; change the key to replace it. */
  readonly content: string;
  readonly language: Locale;
  readonly invalid: boolean;
  readonly disabled: boolean;
  readonly onChange: (html: string) => void;
  /** Checks and stores images, to insert each with `insert`. */
  readonly onPictures: (files: readonly File[], place: Place) => void;
  /** @param move returns the new index of an index */
  readonly onMove: (move: (index: number) => number) => void;
  readonly ref: Ref<TextEditor>;
}

/** Quill 2. Tab leaves the editor; the toolbar has one tab stop. */
export function ContentEditor(props: Props) {
  const { content, language, invalid, disabled, onChange, onPictures, onMove, ref } = props;
  const labelId = useId();
  const [stored] = useState(content);
  const [start] = useState(() => sanitiseBlogHtml(content));
  const editor = useRef<ReactQuill>(null);
  const [quill] = useState(() => () => editor.current?.getEditor() ?? null);
  /** Quill converts pasted and loaded content alike. */
  const isPasting = useRef(false);
  const leftOut = useRef<readonly string[]>([]);
  const link = useLink(quill);
  const lost = useLostFormatting(quill, stored, start);
  const images = usePictures(quill, content);
  const locked = lost.names.length > 0;

  const takePictures = (files: readonly File[], index: number) => {
    if (!locked) onPictures(files, { language, index });
  };
  useImperativeHandle(ref, () => ({
    insert: ({ index, replaces }, image) => {
      const open = quill();
      if (!open) return;
      if (replaces) replacePictures(open, replaces, image);
      else insertImage(open, index, image);
    },
  }));
  const hooks = useRef<EditorHooks | null>(null);
  hooks.current = {
    onPictures: takePictures,
    onChoosePicture: () => {
      const index = quill()?.getSelection(true)?.index ?? 0;
      chooseFile((file) => takePictures([file], index));
    },
    onLink: link.open,
    onUndo: (what) => quill()?.history[what](),
    mayPaste: (source) => !isPasting.current || isStoredAddress(source),
    onLeftOut: (what) => {
      leftOut.current = [...leftOut.current, what];
    },
  };
  useImageSelection(quill);
  const [modules] = useState(() => createModules(() => hooks.current));
  useEditorAttributes(quill, {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-invalid': String(invalid),
    'data-field': language === 'en' ? 'content' : `Translations.${language}.content`,
    lang: language,
    dir: directionOf(language),
  });
  return (
    <div
      className={`${layout.field} ${styles.field}`}
      data-invalid={invalid || undefined}
      data-required={language === 'en' || undefined}
      onPasteCapture={() => {
        isPasting.current = true;
        leftOut.current = [];
        setTimeout(() => {
          isPasting.current = false;
          if (leftOut.current.length > 0) showNotice('error', describeLeftOut(leftOut.current));
        });
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a label's click does, for a control that is no input */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the editor by Tab */}
      <span id={labelId} onClick={() => quill()?.focus()}>
        Content
      </span>
      {locked && (
        <div className={layout.box} data-kind="lost" role="note">
          <p>
            The editor can’t keep the {formatEnglishList(lost.names)} in this text. They stay unless you edit
            it.
          </p>
          <Button small variant="quiet" onClick={lost.accept}>
            Edit without them
          </Button>
        </div>
      )}
      <ReactQuill
        ref={editor}
        theme="snow"
        useSemanticHTML={false}
        defaultValue={start}
        readOnly={disabled || locked}
        formats={formats}
        modules={modules}
        onChange={(html, delta, source) => {
          if (source !== 'user') return;
          onMove((index) => delta.transformPosition(index));
          onChange(html);
        }}
      />
      <AltTexts quill={quill} images={images} disabled={disabled || locked} />
      {findForeign(images).map(([url, isInTable]) => (
        <ForeignPicture
          key={url}
          url={url}
          disabled={disabled || locked}
          onCopied={
            isInTable ? undefined : (file) => onPictures([file], { language, index: 0, replaces: url })
          }
        />
      ))}
      {link.dialog}
    </div>
  );
}

/** 'Left out of the pasted text: 2 pictures. …' */
function describeLeftOut(parts: readonly string[]): string {
  const names = [...new Set(parts)].map((name) => {
    const count = parts.filter((part) => part === name).length;
    return `${count} ${count === 1 ? name : name.replace(/^\w+/, '$&s')}`;
  });
  return `Left out of the pasted text: ${formatEnglishList(names)}. Pictures are added with “Insert image”.`;
}

interface AltTextsProps extends Pick<Props, 'disabled'> {
  readonly quill: () => Quill | null;
  readonly images: readonly HTMLImageElement[];
}

function AltTexts({ quill, images, disabled }: AltTextsProps) {
  if (images.length === 0) return null;
  const setAlt = (image: HTMLImageElement, alt: string) => {
    const editor = quill();
    const blot = QuillClass.find(image);
    if (editor && blot && !(blot instanceof QuillClass))
      editor.formatText(editor.getIndex(blot), 1, 'alt', alt, 'user');
  };
  return (
    <details className={styles.altTexts}>
      <summary>Picture descriptions ({images.length})</summary>
      <ol className={layout.stack}>
        {images.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
          <li key={index}>
            <ResponsiveImage src={isLoadable(image.src) ? image.src : null} alt="" width={3} height={2} />
            <TextField
              label={`Description of picture ${index + 1}`}
              hint="Read aloud to visitors who do not see it."
              disabled={disabled}
              value={image.alt}
              onChange={({ target }) => setAlt(image, target.value)}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

function usePictures(quill: () => Quill | null, content: string): readonly HTMLImageElement[] {
  const [images, setPictures] = useState<readonly HTMLImageElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has other pictures
  useEffect(() => {
    setPictures([...(quill()?.root.querySelectorAll('img') ?? [])]);
  }, [content]);
  return images;
}

/** The URLs of pictures at other hosts, and whether each is only inside tables, which can't be edited. */
function findForeign(images: readonly HTMLImageElement[]): readonly (readonly [string, boolean])[] {
  const found = new Map<string, boolean>();
  for (const image of images)
    if (!isLoadable(image.src))
      found.set(image.src, (found.get(image.src) ?? true) && image.closest('table') !== null);
  return [...found];
}

/** Formatting that the editor cannot keep; it stays read-only until accepted. */
function useLostFormatting(quill: () => Quill | null, stored: string, start: string) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    setNames(lostFormatting(stored, start, sanitiseBlogHtml(quill()?.root.innerHTML ?? '')));
  }, [quill, stored, start]);
  const locked = names.length > 0;
  const wasLocked = useRef(false);
  useEffect(() => {
    quill()?.root.closest('.quill')?.querySelector('.ql-toolbar')?.toggleAttribute('inert', locked);
    if (wasLocked.current) quill()?.focus();
    wasLocked.current = locked;
  }, [quill, locked]);
  return { names, accept: () => setNames([]) };
}

/** Selects a clicked picture, so that typing and Delete replace it; browsers leave the caret elsewhere. */
function useImageSelection(quill: () => Quill | null): void {
  useEffect(() => {
    const editor = quill();
    const select = ({ target }: MouseEvent) => {
      const blot = target instanceof HTMLImageElement && QuillClass.find(target);
      if (editor && blot && !(blot instanceof QuillClass))
        editor.setSelection(editor.getIndex(blot), 1, 'user');
    };
    editor?.root.addEventListener('click', select);
    return () => editor?.root.removeEventListener('click', select);
  }, [quill]);
}

function useEditorAttributes(quill: () => Quill | null, attributes: Readonly<Record<string, string>>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) quill()?.root.setAttribute(name, value);
  });
  useEffect(() => {
    const toolbar = quill()?.root.closest('.quill')?.querySelector<HTMLElement>('.ql-toolbar');
    if (toolbar) makeToolbarAccessible(toolbar);
  }, [quill]);
}

/** Leaves the focus and the caret where one writes on, and puts a caret that has stayed behind the picture. */
function insertImage(quill: Quill, index: number, { url, ...attributes }: StoredPicture): void {
  const focused = document.activeElement;
  const caret = quill.hasFocus() ? quill.getSelection() : null;
  const position = Math.min(index, quill.getLength() - 1);
  quill.insertEmbed(position, 'image', url, 'user');
  quill.formatText(position, 1, attributes, 'user');
  if (caret?.index === position) quill.setSelection(position + 1, 0, 'silent');
  // Some browsers keep a selection in a text without the focus, which Quill then takes.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Replaces a picture wherever it is, except inside tables. */
function replacePictures(quill: Quill, url: string, { url: stored, alt, ...size }: StoredPicture): void {
  for (const image of quill.root.querySelectorAll('img')) {
    const blot = image.src === url && QuillClass.find(image);
    if (!blot || blot instanceof QuillClass) continue;
    const index = quill.getIndex(blot);
    const attributes = { ...size, alt: image.alt || alt };
    quill.deleteText(index, 1, 'user');
    quill.insertEmbed(index, 'image', stored, 'user');
    quill.formatText(index, 1, attributes, 'user');
  }
}

function chooseFile(onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*,.heic,.heif,.avif';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
  });
  input.click();
}
