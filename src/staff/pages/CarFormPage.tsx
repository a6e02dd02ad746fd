import { useParams, useSearchParams } from 'react-router-dom';
import { fetchDocument } from '../../data/staff/documents.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { CarEditor } from '../cars/CarEditor.tsx';
import { FormPage } from '../layout/FormPage.tsx';
import { AskedCount } from '../leads/AskedCount.tsx';

/** /dashboard/edit-car/{id} and /dashboard/add-car, with `?from={id}` for a duplicate. */
export function Component() {
  const { id } = useParams();
  const [params] = useSearchParams();
  return (
    <FormPage
      name="Car"
      collectionId="Cars"
      templateId={params.get('from')}
      open={(car) => fetchDocument('Cars', car)}
      failureMessage={(error) => `Error: ${messageOf(error)}`}
    >
      {(stored, deletedId) => (
        <CarEditor
          opened={id ? stored : null}
          template={id ? null : stored}
          deletedId={deletedId}
          asked={id && <AskedCount carId={id} />}
        />
      )}
    </FormPage>
  );
}
