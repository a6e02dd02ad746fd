import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import layout from '../layout.module.css';
import { savedMessages } from '../lists/savedMessages.ts';
import styles from './ConflictModal.module.css';
import type { OpenConflict } from './useDocumentForm.ts';

interface Props {
  readonly conflict: OpenConflict;
  readonly noun: string;
  readonly labelOf: (path: string) => string;
  /** Called with the paths of the fields that are to hold what the others stored. */
  readonly onResolve: (theirsFor: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks which value to keep for each field that both sides changed. */
export function ConflictModal({ conflict, noun, labelOf, onResolve, onClose }: Props) {
  const { error, savedBy } = conflict;
  const [theirsFor, setTheirsFor] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean) =>
    setTheirsFor((now) => new Set(isTheirs ? [...now, path] : [...now].filter((other) => other !== path)));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onResolve([...theirsFor]);
  };
  const who = savedBy?.isOwn ? 'you, in another window' : 'someone else';
  return (
    <Modal open title={`This ${noun} was changed by ${who}`} onClose={onClose}>
      <form className={layout.stack} onSubmit={onSubmit}>
        <p>
          {savedBy ? `It was saved ${savedMessages(savedBy)}.` : 'It was saved after you opened it.'} Changes
          to other fields are kept from both sides. Choose what to keep here:
        </p>
        {error.conflicts.map(({ path, mine, theirs }) => (
          <fieldset key={path} className={styles.field}>
            <legend>{labelOf(path)}</legend>
            <Choice
              name={path}
              label="Yours"
              value={mine}
              checked={!theirsFor.has(path)}
              onChoose={() => choose(path, false)}
            />
            <Choice
              name={path}
              label={
                savedBy?.isOwn ? 'Saved in the other window' : `Saved by ${savedBy?.by ?? 'someone else'}`
              }
              value={theirs}
              checked={theirsFor.has(path)}
              onChoose={() => choose(path, true)}
            />
          </fieldset>
        ))}
        <div className={layout.row}>
          <Button type="submit">Save</Button>
          <Button variant="quiet" onClick={onClose}>
            Back to the form
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, label, value, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={`conflict-${name}`} checked={checked} onChange={onChoose} />
      <span>
        <strong>{label}:</strong> {describe(value)}
      </span>
    </label>
  );
}

/** Rich text without markup, a path as its file name. */
function describe(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  const text = String(value ?? '');
  if (/^(Cars|Blogs|mainImages)\//.test(text)) return text.replace(/^[^/]*\/[^_]*_/, '');
  const plain = text.includes('<')
    ? (new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '')
    : text;
  return plain.trim() || 'Empty';
}
