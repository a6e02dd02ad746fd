import type { FormEvent } from 'react';
import type { ConflictError } from '../../../data/staff/errors.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import layout from '../../layout/layout.module.css';
import type { FormPictures } from '../../pictures/pictures.ts';
import { formatLastSave, useLastSave } from '../list/lastSave.ts';
import styles from './ConflictModal.module.css';
import type { DocumentFormState } from './useDocumentForm.ts';

interface Props<Form extends FormPictures> {
  readonly state: DocumentFormState<Form>;
  readonly conflict: ConflictError;
}

/** Asks which value to keep for each field that both sides changed. */
export function ConflictModal<Form extends FormPictures>({ state, conflict }: Props<Form>) {
  const { stored, conflicts } = conflict;
  const savedBy = useLastSave(stored);
  const who = savedBy?.isOwn ? 'you, in another window' : 'someone else';
  const theirLabel = savedBy?.isOwn
    ? 'Saved in the other window'
    : `Saved by ${savedBy?.by ?? 'someone else'}`;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choices = new FormData(event.currentTarget);
    const theirsFor = conflicts.map(({ path }) => path).filter((path) => choices.get(path) === 'theirs');
    void state.resolveConflict(conflict, theirsFor);
  };
  return (
    <Modal open title={`This ${state.kind.noun} was changed by ${who}`} onClose={state.closeConflict}>
      <form className={layout.stack} onSubmit={onSubmit}>
        <p>
          {savedBy ? `It was saved ${formatLastSave(savedBy)}.` : 'It was saved after you opened it.'} Changes
          to other fields are kept from both sides. Choose what to keep here:
        </p>
        {conflicts.map(({ field, path, mine, theirs }) => (
          <fieldset key={path} className={layout.box}>
            <legend>{state.kind.labelOf(field)}</legend>
            {[
              { side: 'mine', label: 'Yours', value: mine },
              { side: 'theirs', label: theirLabel, value: theirs },
            ].map(({ side, label, value }) => (
              <label key={side} className={styles.choice}>
                <input type="radio" name={path} value={side} defaultChecked={side === 'mine'} />
                <span>
                  <strong>{label}:</strong> {describe(value)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className={layout.row}>
          <Button type="submit">Save</Button>
          <Button variant="quiet" onClick={state.closeConflict}>
            Back to the form
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Rich text without markup, a path as its file name. */
function describe(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.map(describe).join(', ') || 'Empty';
  const text = String(value ?? '');
  if (/^(Cars|Blogs|mainImages)\//.test(text)) return text.replace(/^[^/]*\/[^_]*_/, '');
  if (!text.includes('<')) return text.trim() || 'Empty';
  return new DOMParser().parseFromString(text, 'text/html').body.textContent.trim() || 'Empty';
}
