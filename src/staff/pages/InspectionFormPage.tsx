import { fetchCarWithReport } from '../../data/staff/inspections.ts';
import { DeletedDocument } from '../documents/drafts/DeletedDocument.tsx';
import { InspectionEditor } from '../inspections/InspectionEditor.tsx';
import { FormPage } from '../layout/FormPage.tsx';

/** /dashboard/inspection/{id of the car} */
export function Component() {
  return (
    <FormPage
      name="Car"
      title="Inspection report"
      open={fetchCarWithReport}
      deleted={(id) => (
        <DeletedDocument
          name="Car"
          collectionId="Inspections"
          id={id}
          text="The car was deleted, but this device has a draft of its report. Bring the car back to restore it: Cars, Deleted."
        />
      )}
    >
      {(opened) => opened && <InspectionEditor opened={opened} />}
    </FormPage>
  );
}
