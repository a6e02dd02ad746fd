import { fetchCarWithReport } from '../../data/staff/inspections.ts';
import { InspectionEditor } from '../inspections/InspectionEditor.tsx';
import { FormPage } from '../layout/FormPage.tsx';

/** /dashboard/inspection/{id of the car} */
export function Component() {
  return (
    <FormPage name="Car" title="Inspection report" open={fetchCarWithReport}>
      {(opened) => opened && <InspectionEditor opened={opened} />}
    </FormPage>
  );
}
