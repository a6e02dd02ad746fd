import { useSearchParams } from 'react-router-dom';
import { openDocument } from '../../data/staff/documents.ts';
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
        <CarEditor opened={null} />
      ) : (
        <OpenDocument
          id={from}
          open={(id) => openDocument('Cars', id)}
          failureMessage={(error) => `Error: ${messageOf(error)}`}
          notFound="Car not found."
        >
          {(template) => <CarEditor opened={null} template={template} />}
        </OpenDocument>
      )}
    </StaffPage>
  );
}
