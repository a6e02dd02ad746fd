import type { Car } from '../../model/car.ts';
import { readCarDraft } from '../../model/carForm.ts';
import { DocumentForm } from '../kit/DocumentForm.tsx';
import { useDraft } from '../kit/useDraft.ts';
import { useUnsavedGuard } from '../kit/useUnsavedGuard.ts';
import styles from './CarEditor.module.css';
import { CarFields } from './CarFields.tsx';
import { CarImages } from './CarImages.tsx';
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
    draft.finish();
    guard.release();
  };
  const { saving, invalid, progress, expect } = useCarSaving({
    opened,
    state: car.state,
    guard,
    onSaved: done,
  });
  const onRestore = () => {
    if (!draft.offered) return;
    car.restore(draft.offered);
    expect(draft.offered.version);
    draft.accept();
  };

  return (
    <DocumentForm
      what="car"
      saving={saving}
      question={questionFor(opened !== null)}
      blocker={guard.blocker}
      draftOffered={draft.offered !== null}
      onRestoreDraft={onRestore}
      onDiscardDraft={draft.discard}
      onReload={() => {
        done();
        onReload();
      }}
    >
      <CarFields car={car} invalid={invalid} />
      <section className={styles.panel} aria-labelledby="car-pictures">
        <h2 id="car-pictures">Pictures</h2>
        <CarImages car={car} invalid={invalid === 'images'} progress={progress} />
      </section>
    </DocumentForm>
  );
}

/** SPEC 4. */
function questionFor(isKnown: boolean): string {
  return isKnown
    ? 'Are you sure you want to submit changes?'
    : 'Are you sure you want to submit this new car?';
}
