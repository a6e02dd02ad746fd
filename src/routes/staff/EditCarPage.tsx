import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { openCar } from '../../data/staffCars.ts';
import { CarEditor } from '../../features/staff-cars/CarEditor.tsx';
import { messageOf } from '../../ui/ErrorBoundary.tsx';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { StaffFailure } from '../../ui/StaffFailure.tsx';
import { useLoad } from '../../ui/useLoad.ts';
import { StaffPage } from './StaffPage.tsx';

/** /dashboard/edit-car/{id} */
export function Component() {
  const { id = '' } = useParams();
  const { load, attempt, reload } = useLoad(useCallback(() => openCar(id), [id]));
  return (
    <StaffPage title="Edit Car">
      {load.status === 'loading' && <LogoLoader size="section" />}
      {load.status === 'failed' && (
        <StaffFailure message={`Error: ${messageOf(load.error)}`} onRetry={reload} />
      )}
      {load.status === 'ready' && !load.value && <StaffFailure message="Car not found." />}
      {load.status === 'ready' && load.value && (
        <CarEditor key={`${id}/${attempt}`} opened={load.value} onReload={reload} />
      )}
    </StaffPage>
  );
}
