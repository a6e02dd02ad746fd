import { useState } from 'react';
import type { CarImage } from '../../data/staff/cars.ts';
import type { EquipmentList, StoredCar } from '../../model/car/car.ts';
import {
  type CarDraft,
  type CarForm,
  type CarTextsForm,
  carFormOf,
  carTranslationsOf,
  emptyCarForm,
  emptyCarTexts,
  tidyCarForm,
} from '../../model/car/carForm.ts';
import type { Edition } from '../../model/text/editions.ts';
import { moveItem, splitLines } from '../../model/text/lines.ts';
import { eachTranslation, type Translations } from '../../model/text/texts.ts';

/** Everything a car's form holds. */
export interface CarFormState {
  readonly form: CarForm;
  readonly translations: Translations<CarTextsForm>;
  /** What stands in the field of each language's lists and is not added yet. */
  readonly typed: Readonly<Record<Edition, Readonly<Record<EquipmentList, string>>>>;
  readonly images: readonly CarImage[];
  readonly mainKey: string | null;
  /** What was taken out, the last first: until the car is saved it can be put back. */
  readonly removed: readonly RemovedImage[];
}

interface RemovedImage {
  readonly image: CarImage;
  /** Where it was, from 0. */
  readonly place: number;
  readonly wasMain: boolean;
}

const noLines = { engineSpecs: '', exterior: '', interior: '', specialFeatures: '' };
const nothingTyped = { en: noLines, de: noLines, ar: noLines };

/** The form's state, whether it differs from what was opened, and how it is changed. */
export function useCarForm(car: StoredCar | null, template?: StoredCar) {
  const [initial] = useState(() => (template ? stateLike(template) : stateOf(car)));
  const [state, setState] = useState(initial);
  const update = (part: Partial<CarFormState>) => setState((now) => ({ ...now, ...part }));
  const updateImages = (change: (now: readonly CarImage[]) => readonly CarImage[]) =>
    setState((now) => withImages(now, change(now.images)));

  return {
    state,
    dirty: fingerprint(state) !== fingerprint(initial),
    setField: <Name extends keyof CarForm>(name: Name, value: CarForm[Name]) =>
      setState((now) => ({ ...now, form: { ...now.form, [name]: value } })),
    setDescription: (language: Edition, description: string) =>
      setState((now) => withTexts(now, language, { description })),
    setList: (language: Edition, name: EquipmentList, lines: readonly string[], typed: string) =>
      setState((now) => ({
        ...withTexts(now, language, { [name]: [...lines] }),
        typed: { ...now.typed, [language]: { ...now.typed[language], [name]: typed } },
      })),
    addFiles: (files: readonly File[]) =>
      updateImages((now) => [...now, ...files.map((file) => ({ key: crypto.randomUUID(), file }))]),
    replaceFile: (key: string, file: File) =>
      updateImages((now) =>
        now.map((image) => (image.key === key ? { key: crypto.randomUUID(), file } : image)),
      ),
    moveImage: (from: number, to: number) => updateImages((now) => moveItem(now, from, to)),
    removeImage: (key: string) => setState((now) => withoutImage(now, key)),
    putBackImage: () => setState(withLastRemoved),
    setMain: (mainKey: string) => update({ mainKey }),
    /** What a draft of the form holds beside its words, by the keys these name them by. */
    files: new Map(state.images.flatMap((image) => (image.file ? [[nameInDraft(image), image.file]] : []))),
    restore: (draft: CarDraft, files: ReadonlyMap<string, File>) =>
      setState((now) => restored(now, draft, files)),
  };
}

/** What is written in a language. */
export function textsIn({ form, translations }: CarFormState, language: Edition): CarTextsForm {
  return language === 'en' ? form : translations[language];
}

function withTexts(now: CarFormState, language: Edition, texts: Partial<CarTextsForm>): CarFormState {
  if (language === 'en') return { ...now, form: { ...now.form, ...texts } };
  const translated = { ...now.translations[language], ...texts };
  return { ...now, translations: { ...now.translations, [language]: translated } };
}

/** The texts of a language with what is typed but not added counted as lines, blank lines left out. */
export function completedTexts(state: CarFormState, language: Edition): CarTextsForm {
  const texts = textsIn(state, language);
  const completedList = (name: EquipmentList) => {
    const lines = texts[name].map((line) => line.trim()).filter((line) => line !== '');
    return [...lines, ...splitLines(state.typed[language][name])];
  };
  return {
    description: texts.description,
    engineSpecs: completedList('engineSpecs'),
    exterior: completedList('exterior'),
    interior: completedList('interior'),
    specialFeatures: completedList('specialFeatures'),
  };
}

/** The form with its texts completed, price and year as stored. */
export function completed(state: CarFormState): CarForm {
  return { ...tidyCarForm(state.form), ...completedTexts(state, 'en') };
}

/** The other languages with their texts completed. */
export function completedTranslations(state: CarFormState): Translations<CarTextsForm> {
  return eachTranslation((language) => completedTexts(state, language));
}

/** The form as a draft; its new images are in it by name. */
export function draftOf(state: CarFormState, version: string | null): CarDraft {
  const main = state.images.find(({ key }) => key === state.mainKey);
  return {
    form: completed(state),
    translations: completedTranslations(state),
    images: state.images.map(nameInDraft),
    mainImage: main ? nameInDraft(main) : null,
    version,
  };
}

/** A storage path is never like the name of a new image. */
function nameInDraft({ key, path }: CarImage): string {
  return path ?? `new:${key}`;
}

function stateOf(car: StoredCar | null): CarFormState {
  return {
    form: car ? carFormOf(car) : emptyCarForm,
    translations: car ? carTranslationsOf(car) : eachTranslation(() => emptyCarTexts),
    typed: nothingTyped,
    images: car?.images.map((path) => ({ key: path, path })) ?? [],
    mainKey: car?.mainImage ?? null,
    removed: [],
  };
}

/** A new car's, with the facts of another: its pictures, mileage and place on the site are its own. */
function stateLike(template: StoredCar): CarFormState {
  return {
    ...stateOf(null),
    form: { ...carFormOf(template), mileage: emptyCarForm.mileage, featured: false, hidden: false },
    translations: carTranslationsOf(template),
  };
}

function restored(now: CarFormState, draft: CarDraft, files: ReadonlyMap<string, File>): CarFormState {
  const ofDraft = draft.images.flatMap((name): CarImage | readonly [] => {
    const file = files.get(name);
    if (file) return { key: name.replace(/^new:/, ''), file };
    return now.images.find(({ path }) => path === name) ?? [];
  });
  const known = new Set(ofDraft.map(({ key }) => key));
  const added = now.images.filter(({ key, file }) => file !== undefined && !known.has(key));
  const mainKey = draft.mainImage?.replace(/^new:/, '') ?? null;
  const { form, translations = now.translations } = draft;
  return withImages({ ...now, form, translations, typed: nothingTyped, mainKey }, [...ofDraft, ...added]);
}

function withoutImage(state: CarFormState, key: string): CarFormState {
  const place = state.images.findIndex((image) => image.key === key);
  const image = state.images[place];
  if (!image) return state;
  const removed = [{ image, place, wasMain: key === state.mainKey }, ...state.removed];
  return withImages({ ...state, removed }, state.images.toSpliced(place, 1));
}

function withLastRemoved(state: CarFormState): CarFormState {
  const [last, ...removed] = state.removed;
  if (!last) return state;
  const mainKey = last.wasMain ? last.image.key : state.mainKey;
  return withImages({ ...state, removed, mainKey }, state.images.toSpliced(last.place, 0, last.image));
}

/** There is a main image as long as there is any. */
function withImages(state: CarFormState, images: readonly CarImage[]): CarFormState {
  const hasMain = images.some(({ key }) => key === state.mainKey);
  return { ...state, images, mainKey: hasMain ? state.mainKey : (images[0]?.key ?? null) };
}

function fingerprint({ form, translations, typed, images, mainKey }: CarFormState): string {
  return JSON.stringify([form, translations, typed, images.map(({ key }) => key), mainKey]);
}
