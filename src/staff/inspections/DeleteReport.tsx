import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { deleteReport } from '../../data/staff/inspections.ts';
import { Button } from '../../ui/components/Button.tsx';
import { releaseUnsaved } from '../documents/form/useUnsavedGuard.ts';
import { ConfirmModal } from '../layout/ConfirmModal.tsx';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';

interface Props {
  readonly id: string;
  readonly disabled: boolean;
}

export function DeleteReport({ id, disabled }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const onYes = async () => {
    setIsAsking(false);
    setIsDeleting(true);
    dismissErrors();
    try {
      await deleteReport(id);
      showNotice('success', 'Inspection report deleted.');
      releaseUnsaved();
      await navigate(staffPaths.cars);
    } catch (error) {
      await showFailure(error, 'Failed to delete the inspection report.');
      setIsDeleting(false);
    }
  };
  return (
    <>
      <Button variant="quiet" disabled={disabled || isDeleting} onClick={() => setIsAsking(true)}>
        Delete report
      </Button>
      <ConfirmModal
        question={isAsking ? 'Are you sure you want to delete this inspection report?' : null}
        detail="It can be brought back for 30 days, under “Deleted” in the list of cars."
        destructive
        onYes={() => void onYes()}
        onNo={() => setIsAsking(false)}
      />
    </>
  );
}
