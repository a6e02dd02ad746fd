import type { Car } from '../../model/car.ts';
import { readCarDraft } from '../../model/carForm.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { ConflictModal } from '../../ui/ConflictModal.tsx';
import { DraftOffer } from '../../ui/DraftOffer.tsx';
import { LeaveModal } from '../../ui/LeaveModal.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useUnsavedGuard } from '../../ui/useUnsavedGuard.ts';
import styles from './CarEditor.module.css';
import { CarFields } from './CarFields.tsx';
import { CarPictures } from './CarPictures.tsx';
import { draftOf, useCarForm } from './useCarForm.ts';
import { useCarSaving } from './useCarSaving.ts';

interface Props {
  /** The car to edit and the version it was opened at, or null to add one. */
  readonly opened: { readonly car: Car; readonly version: string } | null;
  /** Opens the car anew. */
  readonly onReload: () => void;
}

/** The form of a car, new or known. */
export function CarEditor({ opened, onReload }: Props) {
  const car = useCarForm(opened?.car ?? null);
  const guard = useUnsavedGuard(car.dirty);
  const draft = useDraft({
    name: opened ? `car:${opened.car.id}` : 'car:new',
    value: draftOf(car.state, opened?.version ?? null),
    dirty: car.dirty,
    read: readCarDraft,
  });
  const done = () => {
    draft.discard(true);
    guard.release();
  };
  const { saving, invalid, progress, expect } = useCarSaving({ opened, state: car.state, onSaved: done });
  const onRestore = () => {
    if (!draft.offered) return;
    car.restore(draft.offered);
    expect(draft.offered.version);
    draft.accept();
  };

  return (
    <>
      {draft.offered && <DraftOffer onRestore={onRestore} onDiscard={() => draft.discard()} />}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.submit(event.currentTarget);
        }}
      >
        <fieldset disabled={saving.busy} className={styles.fields}>
          <CarFields car={car} invalid={invalid} />
          <section className={styles.panel} aria-labelledby="car-pictures">
            <h2 id="car-pictures">Pictures</h2>
            <CarPictures car={car} invalid={invalid === 'images'} progress={progress} />
          </section>
          <footer className={styles.footer}>
            <button type="submit" className="button">
              Submit
            </button>
            {saving.busy && <p role="status">Saving…</p>}
          </footer>
        </fieldset>
      </form>
      <ConfirmModal
        question={saving.step === 'asking' ? questionFor(opened !== null) : null}
        onYes={() => void saving.confirm()}
        onNo={saving.cancel}
      />
      <ConflictModal
        open={saving.step === 'conflict'}
        what="car"
        onReload={() => {
          done();
          onReload();
        }}
        onOverwrite={() => void saving.overwrite()}
        onClose={saving.leaveConflict}
      />
      <LeaveModal blocker={guard.blocker} />
    </>
  );
}

/** SPEC 4. */
function questionFor(isKnown: boolean): string {
  return isKnown
    ? 'Are you sure you want to submit changes?'
    : 'Are you sure you want to submit this new car?';
}
