import { useParams, useSearchParams } from 'react-router-dom';
import { openDocument } from '../../data/staff/documents.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { CarEditor } from '../cars/CarEditor.tsx';
import { FormPage } from '../layout/FormPage.tsx';

/** /dashboard/edit-car/{id} and /dashboard/add-car, with `?from={id}` for a duplicate. */
export function Component() {
  const { id } = useParams();
  const [params] = useSearchParams();
  return (
    <FormPage
      title={id ? 'Edit Car' : 'Add Car'}
      id={id ?? params.get('from')}
      open={(car) => openDocument('Cars', car)}
      failureMessage={(error) => `Error: ${messageOf(error)}`}
      notFound="Car not found."
    >
      {(stored) => (id ? <CarEditor opened={stored} /> : <CarEditor opened={null} template={stored} />)}
    </FormPage>
  );
}
