import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { NotFoundError } from '../../data/staff/errors.ts';
import { formatDateTime } from '../../locales/formatTimes.ts';
import { isDeepEqual } from '../../model/isDeepEqual.ts';
import type { Lead } from '../../model/leads/lead.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextArea } from '../../ui/components/Field.tsx';
import { focusAfterWait } from '../../ui/focusMain.ts';
import { useIsMounted } from '../../ui/hooks/useIsMounted.ts';
import type { DocumentFormState } from '../documents/form/useDocumentForm.ts';
import { useAccounts } from '../documents/list/lastSave.ts';
import layout from '../layout/layout.module.css';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import { addNewNote, isTooLong, type LeadForm, leadFormMessages, tooLong } from './leadForm.ts';
import styles from './leads.module.css';
import { toShortName } from './leadTexts.ts';

interface Props {
  readonly lead: Lead;
  /** Its form keeps and saves the new note with its other fields. */
  readonly state: DocumentFormState<LeadForm>;
  readonly onChanged: () => void;
}

/** Notes with their author and time; the latest first. */
export function LeadNotes({ lead, state, onChanged }: Props) {
  const accounts = useAccounts();
  const { setValue, getValues } = state.form;
  const { NewNote: text } = state.values;
  const setText = (next: string) => {
    setValue('NewNote', next, { shouldDirty: true });
    setValue('NotedAt', next && new Date().toISOString(), { shouldDirty: true });
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const isMounted = useIsMounted();
  const add = useMutation({
    mutationFn: () => addNewNote(lead.id, getValues()),
    onSuccess: async () => {
      if (!isMounted()) {
        const isAll = isDeepEqual({ ...getValues(), NewNote: '', NotedAt: '' }, state.base);
        if (isAll) await state.draft.finish();
        return showNotice('success', 'Note added.');
      }
      // The button is disabled with the empty field.
      focusAfterWait(field.current);
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
    if (text.trim() && !isTooLong(text) && !add.isPending && !state.busy) add.mutate();
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
          error={isTooLong(text) ? tooLong : null}
          value={text}
          readOnly={add.isPending || state.busy}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button type="submit" small disabled={!text.trim() || isTooLong(text)} aria-busy={add.isPending}>
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
