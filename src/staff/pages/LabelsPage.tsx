import { useSearchParams } from 'react-router-dom';
import { StaffPage } from '../layout/StaffPage.tsx';
import { LabelSheets } from '../paper/LabelSheets.tsx';

/** /dashboard/cars/labels?cars=a,b: the windscreen labels of these cars. */
export function Component() {
  const [params] = useSearchParams();
  const ids = [...new Set((params.get('cars') ?? '').split(',').filter(Boolean))];
  return (
    <StaffPage title="Windscreen labels">
      <LabelSheets ids={ids} />
    </StaffPage>
  );
}
