import type { ComponentProps, FormEvent } from 'react';
import type { ConflictError } from '../../../data/staff/errors.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import layout from '../../layout/layout.module.css';
import type { FormPictures } from '../../pictures/pictures.ts';
import { formatLastSave, useAccounts, useLastSave } from '../list/lastSave.ts';
import styles from './ConflictModal.module.css';
import type { DocumentKind } from './documentKind.ts';
import { FieldValue } from './FieldValue.tsx';

interface Props {
  readonly kind: Pick<DocumentKind<FormPictures>, 'noun' | 'labelOf' | 'wordsOf'>;
  readonly conflict: ConflictError;
  /** Whether an older change is taken back, so that neither value is being typed. */
  readonly isTakeBack?: boolean;
  /** Gets the paths for which the other side's value is kept. */
  readonly onChoose: (theirsFor: readonly string[]) => void;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Asks which value to keep for each field that both sides changed. */
export function ConflictModal({ kind, conflict, isTakeBack = false, onChoose, closeLabel, onClose }: Props) {
  const { stored, conflicts } = conflict;
  const accounts = useAccounts();
  const savedBy = useLastSave(stored);
  const who = savedBy?.isOwn ? 'you since it was opened' : 'someone else';
  const saved = savedBy?.isOwn ? 'Saved since' : `Saved by ${savedBy?.by ?? 'someone else'}`;
  // The first is chosen and has the focus: nothing is taken back without a choice.
  const sides = isTakeBack
    ? ([
        ['theirs', 'Now'],
        ['mine', 'Before the change'],
      ] as const)
    : ([
        ['mine', 'Yours'],
        ['theirs', saved],
      ] as const);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choices = new FormData(event.currentTarget);
    const theirsFor = conflicts.map(({ path }) => path).filter((path) => choices.get(path) === 'theirs');
    onChoose(theirsFor);
  };
  return (
    <Modal
      open
      title={isTakeBack ? `This ${kind.noun} was changed since` : `This ${kind.noun} was changed by ${who}`}
      onClose={onClose}
    >
      <form className={layout.stack} onSubmit={onSubmit}>
        <p>
          {savedBy ? `It was saved ${formatLastSave(savedBy)}.` : 'It was saved after you opened it.'}{' '}
          {isTakeBack
            ? 'Other fields of the change are taken back.'
            : 'Changes to other fields are kept from both sides.'}{' '}
          Choose what to keep here:
        </p>
        {conflicts.map(({ field, path, mine, theirs }) => {
          const isItem = path !== field;
          const wordsOf = (text: string) => kind.wordsOf?.(field, text, accounts);
          return (
            <fieldset key={path} className={layout.box}>
              <legend>{kind.labelOf(field)}</legend>
              {sides.map(([side, label], index) => (
                <label key={side} className={styles.choice}>
                  <input type="radio" name={path} value={side} defaultChecked={index === 0} />
                  <span>
                    <strong>{label}:</strong>{' '}
                    <Side
                      value={side === 'mine' ? mine : theirs}
                      other={side === 'mine' ? theirs : mine}
                      isItem={isItem}
                      wordsOf={wordsOf}
                    />
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
        <div className={layout.row}>
          <Button type="submit">Save</Button>
          <Button variant="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface SideProps extends ComponentProps<typeof FieldValue> {
  readonly isItem: boolean;
}

function Side({ isItem, ...props }: SideProps) {
  if (isItem && props.value === undefined) return 'Removed';
  return <FieldValue {...props} other={isItem ? (props.other ?? 'Removed') : props.other} />;
}
