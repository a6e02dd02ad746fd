import { CarEditor } from '../cars/CarEditor.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

/** /dashboard/add-car */
export function Component() {
  return (
    <StaffPage title="Add Car">
      <CarEditor opened={null} onReload={() => {}} />
    </StaffPage>
  );
}
