import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import { useUnsavedGuard } from '../../documents/form/useUnsavedGuard.ts';
import { LeaveModal } from '../../layout/LeaveModal.tsx';
import layout from '../../layout/layout.module.css';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import { ImportOutcome, ImportProgress } from './ImportOutcome.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { SheetInput } from './SheetInput.tsx';
import { useImport } from './useImport.ts';

/** Cars from a table: a sheet is chosen, compared with what is stored, then written. */
export function ImportCars() {
  const state = useImport();
  const { query, sheetState, rows, progress, outcome } = state;
  const isSheetOpen = sheetState.source !== null && !outcome;
  const { blocker } = useUnsavedGuard(isSheetOpen || progress !== null);
  return (
    <div className={layout.sections}>
      {query.isPending && <LogoLoader size="section" />}
      {query.error && !query.data && (
        <StaffFailure message="The stored cars could not be loaded." onRetry={query.refetch} />
      )}
      {query.data && !sheetState.source && !outcome && (
        <SheetInput {...sheetState} hasFocus={state.isAnother} />
      )}
      {progress && <ImportProgress {...progress} onCancel={state.cancel} />}
      {outcome && !progress && <ImportOutcome state={state} outcome={outcome} />}
      {sheetState.source && !outcome && !progress && <ImportPreview state={state} rows={rows} />}
      <LeaveModal
        blocker={blocker}
        question={progress ? 'Stop the import and leave?' : 'Leave without importing?'}
        detail={
          progress
            ? 'Rows that are written already stay.'
            : 'The sheet and your answers about it are not kept.'
        }
        destructive={!progress}
        onLeave={state.cancel}
      />
    </div>
  );
}
