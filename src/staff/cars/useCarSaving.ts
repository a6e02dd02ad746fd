import { useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { addCar, newCarId, updateCar } from '../../data/staff/cars.ts';
import type { KnownVersions } from '../../data/staff/documents.ts';
import { ConflictError, NotFoundError, UploadError } from '../../data/staff/errors.ts';
import { explainFailure } from '../../data/staff/session.ts';
import type { Car } from '../../model/car.ts';
import { validateCarForm } from '../../model/carForm.ts';
import { dismissErrorToasts, showToast } from '../kit/toasts.ts';
import { useSaving } from '../kit/useSaving.ts';
import type { UnsavedGuard } from '../kit/useUnsavedGuard.ts';
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
    dismissErrorToasts();
    const problem = validateCarForm(form, state.images.length, opened?.car);
    setInvalid(problem?.field ?? null);
    if (!problem) return true;
    showToast('error', problem.message);
    focusField(element, problem.field);
    return false;
  };
  const write = async (overwrite: boolean) => {
    const car = { form, images: state.images, mainKey: state.mainKey };
    const onProgress = (key: string, part: number) => setProgress((now) => new Map(now).set(key, part));
    if (opened) await updateCar(opened.car.id, overwrite ? null : known.current, car, onProgress);
    else await addCar(newId, car, onProgress);
  };
  const save = async (overwrite: boolean) => {
    dismissErrorToasts();
    try {
      await write(overwrite);
    } catch (error) {
      setProgress(new Map());
      guard.stay();
      if (error instanceof ConflictError) return 'conflict';
      showToast('error', await messageFor(error, opened !== null));
      return 'failed';
    }
    onSaved();
    if (opened && state.images.some(({ file }) => file)) showToast('success', 'Image uploaded successfully.');
    showToast('success', opened ? 'Car updated successfully!' : 'New car added successfully!');
    guard.leaveTo(paths.dashboard);
    return 'saved';
  };
  /** A restored draft was made from another version. */
  const expect = (version: string | null) => {
    if (version !== null) known.current = new Set([version]);
  };
  return { saving: useSaving({ asks: true, validate, save }), invalid, progress, expect };
}

async function messageFor(error: unknown, isKnown: boolean): Promise<string> {
  if (error instanceof NotFoundError) return 'Car not found.';
  if (error instanceof UploadError)
    return explainFailure(error, isKnown ? 'Upload failed.' : `Upload failed for ${error.fileName}`);
  return explainFailure(error, isKnown ? 'Failed to update car.' : 'Failed to add new car.');
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
