import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { openCar } from '../../data/staff/cars.ts';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { messageOf } from '../../words/messageOf.ts';
import { CarEditor } from '../cars/CarEditor.tsx';
import { useLoad } from '../kit/useLoad.ts';
import { StaffFailure } from '../shell/StaffFailure.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

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
