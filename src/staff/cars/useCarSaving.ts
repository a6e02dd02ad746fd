import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { addCar, newCarId, updateCar } from '../../data/staff/cars.ts';
import { Conflict, Gone, UploadFailed } from '../../data/staff/errors.ts';
import { explainFailure } from '../../data/staff/session.ts';
import type { Car } from '../../model/car.ts';
import { findCarFault } from '../../model/carForm.ts';
import { announce, dismissErrors } from '../kit/toasts.ts';
import { useIsMounted } from '../kit/useIsMounted.ts';
import { useSaving } from '../kit/useSaving.ts';
import { type CarFormState, completed } from './useCarForm.ts';

interface Options {
  readonly opened: { readonly car: Car; readonly version: string } | null;
  readonly state: CarFormState;
  readonly onSaved: () => void;
}

/** Checks and saves a car's form, with the words of SPEC 5 and 8, and goes to the dashboard. */
export function useCarSaving({ opened, state, onSaved }: Options) {
  const [newId] = useState(newCarId);
  const [version, setVersion] = useState(opened?.version ?? null);
  const [invalid, setInvalid] = useState<string | null>(null);
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  const isMounted = useIsMounted();
  const navigate = useNavigate();
  const form = completed(state);

  const validate = (element: HTMLFormElement) => {
    dismissErrors();
    const fault = findCarFault(form, state.pictures.length);
    setInvalid(fault?.field ?? null);
    if (!fault) return true;
    announce('error', fault.message);
    focusField(element, fault.field);
    return false;
  };
  const write = async (overwrite: boolean) => {
    const car = { form, pictures: state.pictures, mainKey: state.mainKey };
    const onProgress = (key: string, part: number) => setProgress((now) => new Map(now).set(key, part));
    if (opened) await updateCar(opened.car.id, overwrite ? null : version, car, onProgress);
    else await addCar(newId, car, onProgress);
  };
  const save = async (overwrite: boolean) => {
    dismissErrors();
    try {
      await write(overwrite);
    } catch (error) {
      setProgress(new Map());
      if (error instanceof Conflict) return 'conflict';
      announce('error', await wordsFor(error, opened !== null));
      return 'failed';
    }
    onSaved();
    if (opened && state.pictures.some(({ file }) => file))
      announce('success', 'Image uploaded successfully.');
    announce('success', opened ? 'Car updated successfully!' : 'New car added successfully!');
    if (isMounted()) void navigate(paths.dashboard);
    return 'saved';
  };
  return { saving: useSaving({ asks: true, validate, save }), invalid, progress, expect: setVersion };
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
