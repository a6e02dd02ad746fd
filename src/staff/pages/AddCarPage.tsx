import { useSearchParams } from 'react-router-dom';
import { openCar } from '../../data/staff/cars.ts';
import { messageOf } from '../../words/messageOf.ts';
import { CarEditor } from '../cars/CarEditor.tsx';
import { OpenDocument } from '../kit/OpenDocument.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

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
