import { useState } from 'react';
import type { CarImage } from '../../data/staff/cars.ts';
import type { Car } from '../../model/car.ts';
import {
  type CarDraft,
  type CarForm,
  type CarList,
  carFormOf,
  carLists,
  emptyCarForm,
  tidyCarForm,
} from '../../model/carForm.ts';
import { moveItem, splitLines } from '../../model/lines.ts';

/** Everything a car's form holds. */
export interface CarFormState {
  readonly form: CarForm;
  /** What stands in each list's field and is not added yet. */
  readonly typed: Readonly<Record<CarList, string>>;
  readonly images: readonly CarImage[];
  readonly mainKey: string | null;
}

const nothingTyped = { engineSpecs: '', exterior: '', interior: '', specialFeatures: '' };

/** The form's state, whether it differs from what was opened, and how it is changed. */
export function useCarForm(car: Car | null) {
  const [initial] = useState(() => stateOf(car));
  const [state, setState] = useState(initial);
  const update = (part: Partial<CarFormState>) => setState((now) => ({ ...now, ...part }));
  const updateImages = (change: (now: readonly CarImage[]) => readonly CarImage[]) =>
    setState((now) => withImages(now, change(now.images)));

  return {
    state,
    dirty: fingerprint(state) !== fingerprint(initial),
    setField: <Name extends keyof CarForm>(name: Name, value: CarForm[Name]) =>
      setState((now) => ({ ...now, form: { ...now.form, [name]: value } })),
    setList: (name: CarList, lines: readonly string[], typed: string) =>
      setState((now) => ({
        ...now,
        form: { ...now.form, [name]: [...lines] },
        typed: { ...now.typed, [name]: typed },
      })),
    addFiles: (files: readonly File[]) =>
      updateImages((now) => [...now, ...files.map((file) => ({ key: crypto.randomUUID(), file }))]),
    replaceFile: (key: string, file: File) =>
      updateImages((now) =>
        now.map((image) => (image.key === key ? { key: crypto.randomUUID(), file } : image)),
      ),
    moveImage: (from: number, to: number) => updateImages((now) => moveItem(now, from, to)),
    removeImage: (key: string) => updateImages((now) => now.filter((image) => image.key !== key)),
    setMain: (mainKey: string) => update({ mainKey }),
    restore: (draft: CarDraft) => setState((now) => restored(now, draft)),
  };
}

/** The form with what is typed but not added counted as lines, blank lines left out, price and year as stored. */
export function completed({ form, typed }: CarFormState): CarForm {
  const lists = carLists.map((name) => {
    const lines = form[name].map((line) => line.trim()).filter((line) => line !== '');
    return [name, [...lines, ...splitLines(typed[name])]];
  });
  return { ...tidyCarForm(form), ...Object.fromEntries(lists) };
}

/** What of the form can be kept as a draft: new files cannot. */
export function draftOf(state: CarFormState, version: string | null): CarDraft {
  const stored = state.images.flatMap(({ path }) => path ?? []);
  const main = state.images.find(({ key }) => key === state.mainKey);
  return { form: completed(state), images: stored, mainImage: main?.path ?? null, version };
}

function stateOf(car: Car | null): CarFormState {
  return {
    form: car ? carFormOf(car) : emptyCarForm,
    typed: nothingTyped,
    images: car?.images.map((path) => ({ key: path, path })) ?? [],
    mainKey: car?.mainImage ?? null,
  };
}

function restored(now: CarFormState, draft: CarDraft): CarFormState {
  const stored = draft.images.flatMap((path) => now.images.find((image) => image.path === path) ?? []);
  const added = now.images.filter(({ file }) => file !== undefined);
  const updated = { ...now, form: draft.form, typed: nothingTyped, mainKey: draft.mainImage };
  return withImages(updated, [...stored, ...added]);
}

/** There is a main image as long as there is any. */
function withImages(state: CarFormState, images: readonly CarImage[]): CarFormState {
  const hasMain = images.some(({ key }) => key === state.mainKey);
  return { ...state, images, mainKey: hasMain ? state.mainKey : (images[0]?.key ?? null) };
}

function fingerprint({ form, typed, images, mainKey }: CarFormState): string {
  return JSON.stringify([form, typed, images.map(({ key }) => key), mainKey]);
}
