import { inspectionLimits } from '../../model/inspection/inspection.ts';
import { addRemark, type CommonRemark, commonRemarks, parseRemarks } from '../../model/inspection/remarks.ts';
import { TextField } from '../../ui/components/Field.tsx';
import styles from './NoteField.module.css';

interface Props {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

export function NoteField({ note, onChange }: Props) {
  return (
    <>
      <TextField
        label="Note (in English)"
        autoComplete="off"
        value={note}
        onChange={({ target }) => onChange(target.value.trimStart())}
      />
      <CommonRemarks note={note} onChange={onChange} />
    </>
  );
}

/** Remarks that one press adds to a note. Visitors read them in their language. */
function CommonRemarks({ note, onChange }: Props) {
  const said = parseRemarks(note) ?? [];
  const toggle = (code: CommonRemark) =>
    onChange(
      said.includes(code)
        ? said.filter((other) => other !== code).reduce<string>(addRemark, '')
        : addRemark(note, code),
    );
  return (
    <ul className={styles.remarks} aria-label="Common remarks, shown in every language">
      {(Object.keys(commonRemarks) as CommonRemark[]).map((code) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={said.includes(code)}
            // A longer note would be cut, or refused.
            disabled={!said.includes(code) && addRemark(note, code).length > inspectionLimits.note}
            onClick={() => toggle(code)}
          >
            {commonRemarks[code]}
          </button>
        </li>
      ))}
    </ul>
  );
}
