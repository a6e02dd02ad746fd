import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { deleteReport } from '../../data/staff/inspections.ts';
import { releaseUnsaved } from '../documents/form/useUnsavedGuard.ts';
import { ConfirmButton } from '../layout/ConfirmButton.tsx';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';

interface Props {
  readonly id: string;
  readonly disabled: boolean;
}

export function DeleteReport({ id, disabled }: Props) {
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const onYes = async () => {
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
    <ConfirmButton
      variant="quiet"
      disabled={disabled || isDeleting}
      question="Are you sure you want to delete this inspection report?"
      detail="It can be brought back for 30 days, under “Deleted” in the list of cars."
      destructive
      onYes={() => void onYes()}
    >
      Delete report
    </ConfirmButton>
  );
}
