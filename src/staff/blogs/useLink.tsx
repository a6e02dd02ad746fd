import { type FormEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Quill, RangeStatic } from 'react-quill';
import { toLinkAddress } from '../../model/blog/linkAddress.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import layout from '../layout/layout.module.css';
import { parseLinkFormat, toLinkFormat } from './editorBlots.ts';

interface EditedLink {
  readonly range: NonNullable<RangeStatic>;
  /** '' for a new link. */
  readonly address: string;
  readonly title: string;
}

/** Edits the link at the selection in a dialog, which Quill's own can't be by keyboard. */
export function useLink(quill: () => Quill | null) {
  const [edited, setEdited] = useState<EditedLink | null>(null);
  const open = () => {
    const editor = quill();
    const range = editor?.getSelection(true);
    if (!editor || !range) return;
    const { link } = editor.getFormat(range);
    setEdited({ range: wholeLink(editor, range), ...parseLinkFormat(link) });
  };
  /** False removes the link. */
  const apply = (address: string | false) => {
    const editor = quill();
    if (!editor || !edited) return;
    const { index, length } = edited.range;
    const link = address && toLinkFormat(address, edited.title);
    const text = length > 0 || !address ? '' : address.replace(/^(mailto|tel):/, '');
    if (text) editor.insertText(index, text, 'link', link, 'user');
    else editor.formatText(index, length, 'link', link, 'user');
    // Returns the focus to the toolbar.
    flushSync(() => setEdited(null));
    editor.setSelection(index + length + text.length, 0, 'user');
    if (text) editor.format('link', false, 'user');
  };
  // Outside the blog post's form, which Enter would submit.
  const dialog = createPortal(
    <Modal open={edited !== null} title="Link" onClose={() => setEdited(null)}>
      {edited && <LinkForm address={edited.address} onApply={apply} />}
    </Modal>,
    document.body,
  );
  return { open, dialog };
}

interface LinkFormProps {
  readonly address: string;
  readonly onApply: (address: string | false) => void;
}

function LinkForm({ address, onApply }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [error, setError] = useState<string | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a portal bubble to the form that renders it.
    event.stopPropagation();
    const parsed = toLinkAddress(typed);
    if (parsed === null) setError('Please enter a web, email or telephone address.');
    else onApply(parsed);
  };
  return (
    <form className={layout.stack} onSubmit={onSubmit} noValidate>
      <TextField
        label="Address"
        inputMode="url"
        autoCapitalize="off"
        placeholder="https://"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={layout.row}>
        <Button type="submit">Save link</Button>
        {address && (
          <Button variant="quiet" onClick={() => onApply(false)}>
            Remove link
          </Button>
        )}
      </div>
    </form>
  );
}

/** An empty selection inside a link means the whole link. */
function wholeLink(editor: Quill, range: NonNullable<RangeStatic>): NonNullable<RangeStatic> {
  const { link } = editor.getFormat(range);
  if (!link || range.length > 0) return range;
  const isLinked = (index: number) => index >= 0 && editor.getFormat(index, 1).link === link;
  let from = range.index;
  let to = range.index;
  while (isLinked(from - 1)) from -= 1;
  while (to < editor.getLength() - 1 && isLinked(to)) to += 1;
  return { index: from, length: to - from };
}
