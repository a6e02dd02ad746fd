import { useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { Conflict, Gone, UploadFailed } from '../../data/errors.ts';
import { explainFailure } from '../../data/session.ts';
import { addCar, newCarId, updateCar } from '../../data/staffCars.ts';
import type { KnownVersions } from '../../data/staffDocument.ts';
import type { Car } from '../../model/car.ts';
import { findCarFault } from '../../model/carForm.ts';
import { announce, dismissErrors } from '../../ui/notices.ts';
import { useSaving } from '../../ui/useSaving.ts';
import type { UnsavedGuard } from '../../ui/useUnsavedGuard.ts';
import { type CarFormState, completed } from './useCarForm.ts';

interface Options {
  readonly opened: { readonly car: Car; readonly version: string } | null;
  readonly state: CarFormState;
  readonly guard: UnsavedGuard;
  readonly onSaved: () => void;
}

/** Checks and saves a car's form, with the words of SPEC 5 and 8, and goes to the dashboard. */
export function useCarSaving({ opened, state, guard, onSaved }: Options) {
  const [newId] = useState(newCarId);
  const known = useRef<KnownVersions>(opened && new Set([opened.version]));
  const [invalid, setInvalid] = useState<string | null>(null);
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  const form = completed(state);

  const validate = (element: HTMLFormElement) => {
    dismissErrors();
    const fault = findCarFault(form, state.pictures.length, opened?.car);
    setInvalid(fault?.field ?? null);
    if (!fault) return true;
    announce('error', fault.message);
    focusField(element, fault.field);
    return false;
  };
  const write = async (overwrite: boolean) => {
    const car = { form, pictures: state.pictures, mainKey: state.mainKey };
    const onProgress = (key: string, part: number) => setProgress((now) => new Map(now).set(key, part));
    if (opened) await updateCar(opened.car.id, overwrite ? null : known.current, car, onProgress);
    else await addCar(newId, car, onProgress);
  };
  const save = async (overwrite: boolean) => {
    dismissErrors();
    try {
      await write(overwrite);
    } catch (error) {
      setProgress(new Map());
      guard.stay();
      if (error instanceof Conflict) return 'conflict';
      announce('error', await wordsFor(error, opened !== null));
      return 'failed';
    }
    onSaved();
    if (opened && state.pictures.some(({ file }) => file))
      announce('success', 'Image uploaded successfully.');
    announce('success', opened ? 'Car updated successfully!' : 'New car added successfully!');
    guard.leaveTo(paths.dashboard);
    return 'saved';
  };
  /** A restored draft was made from another version. */
  const expect = (version: string | null) => {
    if (version !== null) known.current = new Set([version]);
  };
  return { saving: useSaving({ asks: true, validate, save }), invalid, progress, expect };
}

async function wordsFor(error: unknown, isKnown: boolean): Promise<string> {
  if (error instanceof Gone) return 'Car not found.';
  if (error instanceof UploadFailed)
    return explainFailure(error, isKnown ? 'Upload failed.' : `Upload failed for ${error.fileName}`);
  return explainFailure(error, isKnown ? 'Failed to update car.' : 'Failed to add new car.');
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
