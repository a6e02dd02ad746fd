import { useSearchParams } from 'react-router-dom';
import { openCar } from '../../data/staff/cars.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { CarEditor } from '../cars/CarEditor.tsx';
import { StaffPage } from '../layout/StaffPage.tsx';
import { OpenDocument } from '../shared/forms/OpenDocument.tsx';

/** /dashboard/add-car, with `?from={id}` for a car like another. */
export function Component() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return (
    <StaffPage title="Add Car">
      {from === null ? (
        <CarEditor opened={null} onReload={() => {}} />
      ) : (
        <OpenDocument
          id={from}
          open={openCar}
          failureMessage={(error) => `Error: ${messageOf(error)}`}
          notFound="Car not found."
        >
          {({ document }) => <CarEditor opened={null} template={document} onReload={() => {}} />}
        </OpenDocument>
      )}
    </StaffPage>
  );
}
