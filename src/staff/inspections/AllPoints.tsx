import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Fuel } from '../../model/car/carFacts.ts';
import { groupCodes, inspectionGroups, pointsFor } from '../../model/inspection/points.ts';
import { Button } from '../../ui/components/Button.tsx';
import layout from '../layout/layout.module.css';
import { type InspectionForm, unansweredIn } from './inspectionForm.ts';
import { useMarkGood } from './useMarkGood.ts';

interface Props {
  readonly form: UseFormReturn<InspectionForm>;
  readonly fuel: Fuel | null;
}

/** How many points of all groups are checked; one press marks the others as good. */
export function AllPoints({ form, fuel }: Props) {
  const points = useWatch({ control: form.control, name: 'Points' });
  const codes = groupCodes.flatMap((group) => pointsFor(fuel, inspectionGroups[group]));
  const open = unansweredIn(codes, points);
  const markGood = useMarkGood(form);
  return (
    <div className={layout.row}>
      <p className={layout.note}>
        {codes.length - open.length} of {codes.length} points of all groups checked
      </p>
      {open.length === codes.length && (
        <p className={layout.note}>Visitors see the report once a point is checked.</p>
      )}
      {open.length > 0 && (
        <Button small variant="quiet" onClick={() => markGood(open)}>
          Mark all as good
        </Button>
      )}
    </div>
  );
}
