import { useParams } from 'react-router-dom';
import { openDocument } from '../../data/staff/documents.ts';
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
        key={id}
        open={(car) => openDocument('Cars', car)}
        failureMessage={(error) => `Error: ${messageOf(error)}`}
        notFound="Car not found."
      >
        {(opened) => <CarEditor opened={opened} />}
      </OpenDocument>
    </StaffPage>
  );
}
