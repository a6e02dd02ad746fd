import { fetchCarWithReport } from '../../data/staff/inspections.ts';
import { InspectionEditor } from '../inspections/InspectionEditor.tsx';
import { FormPage } from '../layout/FormPage.tsx';

/** /dashboard/inspection/{id of the car} */
export function Component() {
  return (
    <FormPage
      name="Car"
      collectionId="Inspections"
      title="Inspection report"
      open={fetchCarWithReport}
      deletedText="The car was deleted, but this device has a draft of its report. Bring the car back to restore it: Cars, Deleted."
    >
      {(opened) => opened && <InspectionEditor opened={opened} />}
    </FormPage>
  );
}
