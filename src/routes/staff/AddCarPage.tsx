import { CarEditor } from '../../features/staff-cars/CarEditor.tsx';
import { StaffPage } from './StaffPage.tsx';

/** /dashboard/add-car */
export function Component() {
  return (
    <StaffPage title="Add Car">
      <CarEditor opened={null} onReload={() => {}} />
    </StaffPage>
  );
}
