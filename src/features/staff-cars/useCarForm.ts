import { useState } from 'react';
import type { CarPicture } from '../../data/staffCars.ts';
import type { Car } from '../../model/car.ts';
import { type CarDraft, type CarForm, carFormOf, emptyCarForm, tidyCarForm } from '../../model/carForm.ts';
import { linesOf, moved } from '../../model/lines.ts';

export const listFields = ['engineSpecs', 'exterior', 'interior', 'specialFeatures'] as const;
export type ListField = (typeof listFields)[number];

/** Everything a car's form holds. */
export interface CarFormState {
  readonly form: CarForm;
  /** What stands in each list's field and is not added yet. */
  readonly typed: Readonly<Record<ListField, string>>;
  readonly pictures: readonly CarPicture[];
  readonly mainKey: string | null;
}

const nothingTyped = { engineSpecs: '', exterior: '', interior: '', specialFeatures: '' };

/** The form's state, whether it differs from what was opened, and how it is changed. */
export function useCarForm(car: Car | null) {
  const [initial] = useState(() => stateOf(car));
  const [state, setState] = useState(initial);
  const mend = (part: Partial<CarFormState>) => setState((now) => ({ ...now, ...part }));
  const mendPictures = (change: (now: readonly CarPicture[]) => readonly CarPicture[]) =>
    setState((now) => withPictures(now, change(now.pictures)));

  return {
    state,
    dirty: fingerprint(state) !== fingerprint(initial),
    setField: <Name extends keyof CarForm>(name: Name, value: CarForm[Name]) =>
      setState((now) => ({ ...now, form: { ...now.form, [name]: value } })),
    setList: (name: ListField, lines: readonly string[], typed: string) =>
      setState((now) => ({
        ...now,
        form: { ...now.form, [name]: [...lines] },
        typed: { ...now.typed, [name]: typed },
      })),
    addFiles: (files: readonly File[]) =>
      mendPictures((now) => [...now, ...files.map((file) => ({ key: crypto.randomUUID(), file }))]),
    movePicture: (from: number, to: number) => mendPictures((now) => moved(now, from, to)),
    removePicture: (key: string) => mendPictures((now) => now.filter((picture) => picture.key !== key)),
    setMain: (mainKey: string) => mend({ mainKey }),
    restore: (draft: CarDraft) => setState((now) => restored(now, draft)),
  };
}

/** The form with what is typed but not added counted as lines, blank lines left out, price and year as stored. */
export function completed({ form, typed }: CarFormState): CarForm {
  const lists = listFields.map((name) => [name, linesOf([...form[name], typed[name]].join('\n'))] as const);
  return { ...tidyCarForm(form), ...Object.fromEntries(lists.map(([name, lines]) => [name, [...lines]])) };
}

/** What of the form can be kept as a draft: new files cannot. */
export function draftOf(state: CarFormState, version: string | null): CarDraft {
  const stored = state.pictures.flatMap(({ path }) => path ?? []);
  const main = state.pictures.find(({ key }) => key === state.mainKey);
  return { form: completed(state), images: stored, mainImage: main?.path ?? null, version };
}

function stateOf(car: Car | null): CarFormState {
  return {
    form: car ? carFormOf(car) : emptyCarForm,
    typed: nothingTyped,
    pictures: car?.images.map((path) => ({ key: path, path })) ?? [],
    mainKey: car?.mainImage ?? null,
  };
}

function restored(now: CarFormState, draft: CarDraft): CarFormState {
  const stored = draft.images.flatMap((path) => now.pictures.find((picture) => picture.path === path) ?? []);
  const added = now.pictures.filter(({ file }) => file !== undefined);
  const mended = { ...now, form: draft.form, typed: nothingTyped, mainKey: draft.mainImage };
  return withPictures(mended, [...stored, ...added]);
}

/** There is a main image as long as there is any. */
function withPictures(state: CarFormState, pictures: readonly CarPicture[]): CarFormState {
  const hasMain = pictures.some(({ key }) => key === state.mainKey);
  return { ...state, pictures, mainKey: hasMain ? state.mainKey : (pictures[0]?.key ?? null) };
}

function fingerprint({ form, typed, pictures, mainKey }: CarFormState): string {
  return JSON.stringify([form, typed, pictures.map(({ key }) => key), mainKey]);
}
