import { useParams } from 'react-router-dom';
import { openCar } from '../../data/staff/cars.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { CarEditor } from '../cars/CarEditor.tsx';
import { StaffPage } from '../layout/StaffPage.tsx';
import { OpenDocument } from '../shared/forms/OpenDocument.tsx';

/** /dashboard/edit-car/{id} */
export function Component() {
  const { id = '' } = useParams();
  return (
    <StaffPage title="Edit Car">
      <OpenDocument
        id={id}
        open={openCar}
        failureMessage={(error) => `Error: ${messageOf(error)}`}
        notFound="Car not found."
      >
        {(opened, onReload) => <CarEditor opened={opened} onReload={onReload} />}
      </OpenDocument>
    </StaffPage>
  );
}
