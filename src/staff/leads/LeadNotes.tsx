import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { NotFoundError } from '../../data/staff/errors.ts';
import { addNote } from '../../data/staff/leads.ts';
import { currentAccount } from '../../data/staff/session.ts';
import { formatDateTime } from '../../locales/formatTimes.ts';
import type { Lead } from '../../model/leads/lead.ts';
import { leadLimits } from '../../model/limits.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextArea } from '../../ui/components/Field.tsx';
import { getStoredText, storeText } from '../../ui/storedText.ts';
import layout from '../layout/layout.module.css';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import { leadFormMessages } from './leadForm.ts';
import styles from './leads.module.css';
import { toShortName, useAccounts } from './useAccounts.ts';

interface Props {
  readonly lead: Lead;
  readonly onChanged: () => void;
}

/** Notes with their author and time; the latest first. */
export function LeadNotes({ lead, onChanged }: Props) {
  const accounts = useAccounts();
  const [text, setText] = useKeptText(`note of ${lead.id} by ${currentAccount()?.uid}`);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Of the first attempt to store the text. */
  const at = useRef<Date>(null);
  const add = useMutation({
    mutationFn: () => {
      at.current ??= new Date();
      return addNote(lead.id, text, at.current);
    },
    networkMode: 'always',
    onSuccess: () => {
      // The button is disabled with the empty field.
      field.current?.focus();
      at.current = null;
      setText('');
      onChanged();
    },
    onError: (error) =>
      error instanceof NotFoundError
        ? showNotice('error', leadFormMessages.notFound)
        : showFailure(error, 'Failed to save the note.'),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dismissErrors();
    if (text.trim() && !add.isPending) add.mutate();
  };
  return (
    <section className={layout.stack} aria-labelledby="notes">
      <h2 id="notes" className={styles.heading}>
        Notes
      </h2>
      <form className={layout.stack} onSubmit={onSubmit}>
        <TextArea
          ref={field}
          label="New note"
          rows={2}
          dir="auto"
          maxLength={leadLimits.note}
          value={text}
          readOnly={add.isPending}
          onChange={({ target }) => {
            at.current = null;
            setText(target.value);
          }}
        />
        <div>
          <Button type="submit" small disabled={!text.trim()} aria-busy={add.isPending}>
            Add note
          </Button>
        </div>
      </form>
      {lead.notes.length > 0 && (
        <ol className={styles.notes}>
          {[...lead.notes].reverse().map((note) => (
            <li key={`${note.at.getTime()} ${note.text}`}>
              <p className={layout.note}>
                {formatDateTime(note.at)}
                {accounts.has(note.by) && ` by ${toShortName(accounts.get(note.by))}`}
              </p>
              <p dir="auto" className={styles.text}>
                {note.text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A text that stays in this tab while its page is left or loaded again. */
function useKeptText(key: string) {
  const [text, setText] = useState(() => getStoredText('sessionStorage', key) ?? '');
  const keep = (next: string) => {
    setText(next);
    storeText('sessionStorage', key, next);
  };
  return [text, keep] as const;
}
