import { useEffect, useRef, useState } from 'react';
import type { Quill, RangeStatic } from 'react-quill';
import { parseLinkFormat, toLinkFormat } from './editorBlots.ts';

export interface EditedLink {
  readonly range: RangeStatic;
  /** The address it has, '' where there is none yet. */
  readonly address: string;
  /** The title an old link has, '' where there is none. */
  readonly title: string;
}

export interface LinkEditing {
  readonly edited: EditedLink | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly apply: (address: string) => void;
  readonly remove: () => void;
}

export function useLink(quill: () => Quill | null): LinkEditing {
  const [edited, setEdited] = useState<EditedLink | null>(null);
  /** The caret position after the dialog closes. */
  const caretAfterClose = useRef<number | null>(null);

  // The dialog below closes in this same commit before this runs, and gives focus back to the toolbar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once
  useEffect(() => {
    if (edited || caretAfterClose.current === null) return;
    quill()?.setSelection(caretAfterClose.current, 0, 'user');
    caretAfterClose.current = null;
  }, [edited]);

  const open = () => {
    const editor = quill();
    const range = editor?.getSelection(true);
    if (!editor || !range) return;
    const { link } = editor.getFormat(range);
    setEdited({ range: wholeLink(editor, range), ...parseLinkFormat(link) });
  };
  const format = (address: string | false) => {
    const editor = quill();
    if (!editor || !edited) return;
    const { index, length } = edited.range;
    const link = address && toLinkFormat(address, edited.title);
    caretAfterClose.current = index + length;
    setEdited(null);
    if (length > 0) editor.formatText(index, length, 'link', link, 'user');
    else if (address) editor.insertText(index, address.replace(/^(mailto|tel):/, ''), 'link', link, 'user');
  };
  return { edited, open, close: () => setEdited(null), apply: format, remove: () => format(false) };
}

/** An empty selection inside a link means the whole link. */
function wholeLink(editor: Quill, range: RangeStatic): RangeStatic {
  if (!range || range.length > 0) return range;
  const { link } = editor.getFormat(range);
  if (!link) return range;
  const isLinked = (index: number) => index >= 0 && editor.getFormat(index, 1).link === link;
  let from = range.index;
  let to = range.index;
  while (isLinked(from - 1)) from -= 1;
  while (to < editor.getLength() - 1 && isLinked(to)) to += 1;
  return { index: from, length: to - from } as NonNullable<RangeStatic>;
}
