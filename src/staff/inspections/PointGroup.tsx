import { type UseFormReturn, useWatch } from 'react-hook-form';
import { inspectionNames } from '#locales/inspectionNames.ts';
import type { Fuel } from '../../model/car/carFacts.ts';
import { parsePoint } from '../../model/inspection/inspection.ts';
import {
  type Finding,
  findings,
  type GroupCode,
  inspectionGroups,
  type PointCode,
  pointsFor,
} from '../../model/inspection/points.ts';
import { Button } from '../../ui/components/Button.tsx';
import layout from '../layout/layout.module.css';
import { type InspectionForm, unansweredIn } from './inspectionForm.ts';
import { NoteField } from './NoteField.tsx';
import styles from './PointGroup.module.css';
import { useMarkGood } from './useMarkGood.ts';

interface Props {
  readonly form: UseFormReturn<InspectionForm>;
  readonly group: GroupCode;
  readonly fuel: Fuel | null;
}

/** A group's points, each answered by one press. */
export function PointGroup({ form, group, fuel }: Props) {
  const points = useWatch({ control: form.control, name: 'Points' });
  const own = pointsFor(fuel, inspectionGroups[group]);
  // Those that were answered before the car's fuel was corrected can be taken out.
  const codes = inspectionGroups[group].filter((code) => own.includes(code) || points[code]);
  const open = unansweredIn(codes, points);
  const markGood = useMarkGood(form);
  const setPoint = (code: PointCode, stored: string) =>
    form.setValue(`Points.${code}`, stored, { shouldDirty: true });
  return (
    <>
      <div className={layout.row}>
        <p className={layout.note} role="status">
          {codes.length - open.length} of {codes.length} checked
        </p>
        {open.length > 0 && (
          <Button small variant="quiet" onClick={() => markGood(open)}>
            Mark the rest as good
          </Button>
        )}
      </div>
      <div className={styles.points}>
        {codes.map((code) => (
          <Point key={code} code={code} stored={points[code]} onChange={(stored) => setPoint(code, stored)} />
        ))}
      </div>
    </>
  );
}

interface PointProps {
  readonly code: PointCode;
  /** 'good', 'remark Some words', or '' */
  readonly stored: string;
  readonly onChange: (stored: string) => void;
}

function Point({ code, stored, onChange }: PointProps) {
  const { finding } = parsePoint(stored);
  // Not trimmed, so that a space can be typed.
  const note = stored.slice(finding.length + 1);
  const change = (next: Finding, words: string) =>
    onChange(words ? `${next} ${words}` : next === 'unchecked' ? '' : next);
  return (
    <fieldset className={`${layout.group} ${styles.point}`} data-field={`Points.${code}`}>
      <legend>{inspectionNames.points[code]}</legend>
      <div className={styles.findings}>
        {findings.map((each) => (
          <label key={each} data-finding={each}>
            <input
              type="radio"
              name={`Points.${code}`}
              checked={each === finding}
              onChange={() => change(each, note)}
            />
            {inspectionNames.findings[each]}
          </label>
        ))}
      </div>
      {(finding === 'remark' || finding === 'fault' || note) && (
        <NoteField note={note} onChange={(next) => change(finding, next)} />
      )}
    </fieldset>
  );
}
