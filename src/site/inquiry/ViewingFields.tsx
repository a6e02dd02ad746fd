import { viewingMessages as messages } from '#locales/viewing.ts';
import { formatDay } from '../../locales/formatDay.ts';
import type { DraftViewing } from '../../model/inquiry/inquiry.ts';
import { viewingKinds } from '../../model/inquiry/viewing.ts';
import { SelectField } from '../../ui/components/Field.tsx';
import styles from './ViewingFields.module.css';
import { describePart, getChoices } from './viewingText.ts';

export interface ViewingFieldsProps {
  readonly viewing: DraftViewing | undefined;
  readonly hasFault: boolean;
  readonly disabled: boolean;
}

/** The choices of a day and a part of it; `viewingText.ts` parses them. */
export function ViewingFields({ viewing, hasFault, disabled }: ViewingFieldsProps) {
  const choices = getChoices(viewing);
  if (!choices) return null;
  return (
    <fieldset className={styles.viewing} disabled={disabled}>
      <legend>{messages.title}</legend>
      <div className={styles.kinds}>
        {(['', ...viewingKinds] as const).map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === (viewing?.kind ?? '')} />
            {kind === '' ? messages.none : messages.kinds[kind]}
          </label>
        ))}
      </div>
      {viewing && (
        <>
          <SelectField
            label={messages.day}
            name="day"
            defaultValue={viewing.day}
            error={hasFault || choices.isPast ? messages.notOffered : null}
          >
            {choices.days.map((each) => (
              <option key={each} value={each}>
                {formatDay(each)}
              </option>
            ))}
          </SelectField>
          <SelectField label={messages.part} name="part" defaultValue={viewing.part} hint={messages.hint}>
            {choices.parts.map((part) => (
              <option key={part} value={part}>
                {describePart(part)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </fieldset>
  );
}
