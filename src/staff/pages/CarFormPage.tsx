import { useParams, useSearchParams } from 'react-router-dom';
import { fetchDocument } from '../../data/staff/documents.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { CarEditor } from '../cars/CarEditor.tsx';
import { DeletedDocument } from '../documents/drafts/DeletedDocument.tsx';
import { FormPage } from '../layout/FormPage.tsx';
import { AskedCount } from '../leads/AskedCount.tsx';

/** /dashboard/edit-car/{id} and /dashboard/add-car, with `?from={id}` for a duplicate. */
export function Component() {
  const { id } = useParams();
  const [params] = useSearchParams();
  return (
    <FormPage
      name="Car"
      templateId={params.get('from')}
      open={(car) => fetchDocument('Cars', car)}
      deleted={(deletedId) => (
        <DeletedDocument name="Car" collectionId="Cars" id={deletedId}>
          <CarEditor opened={null} deletedId={deletedId} />
        </DeletedDocument>
      )}
      failureMessage={(error) => `Error: ${messageOf(error)}`}
    >
      {(stored) => (
        <CarEditor
          opened={id ? stored : null}
          template={id ? null : stored}
          asked={id && <AskedCount carId={id} />}
        />
      )}
    </FormPage>
  );
}
