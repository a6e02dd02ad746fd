import { ImportCars } from '../cars/table/ImportCars.tsx';
import { StaffPage } from '../layout/StaffPage.tsx';

/** /dashboard/cars/import */
export function Component() {
  return (
    <StaffPage title="Import cars">
      <ImportCars />
    </StaffPage>
  );
}
