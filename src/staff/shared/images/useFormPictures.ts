import type { Path, UseFormReturn } from 'react-hook-form';
import type { ImageRule } from '../../../model/image/imageRules.ts';
import { createImagePath, type ImageFolder } from '../../../model/image/storagePaths.ts';
import type { ImageMessages } from './checkImages.ts';
import { getSource } from './fit/fitSource.ts';
import { type ImageIntake, useImageIntake } from './fit/useImageIntake.ts';
import type { FormPictures } from './pictures.ts';

interface Options {
  readonly field: string;
  readonly rule: ImageRule;
  readonly messages: ImageMessages;
  readonly single?: boolean;
  readonly onImages: (files: readonly File[]) => void;
}

/** Keeps waiting pictures in the form, for its draft and save. */
export function useFormIntake<Form extends FormPictures>(
  form: UseFormReturn<Form>,
  { field, ...options }: Options,
): ImageIntake {
  const getAll = () => form.getValues().waiting;
  return useImageIntake({
    ...options,
    getWaiting: () => getAll().filter((each) => each.field === field),
    onWaiting: (waiting) => {
      const others = getAll().filter((each) => each.field !== field);
      setPart(form, 'waiting', [...others, ...waiting.map((each) => ({ ...each, field }))]);
    },
  });
}

export function addFiles<Form extends FormPictures>(
  form: UseFormReturn<Form>,
  folder: ImageFolder,
  files: readonly File[],
): readonly string[] {
  const added = files.map((file) => {
    const source = getSource(file);
    return [createImagePath(folder, file.name), { file, ...(source && { source }) }] as const;
  });
  setPart(form, 'files', { ...form.getValues().files, ...Object.fromEntries(added) });
  return added.map(([path]) => path);
}

function setPart<Form extends FormPictures, Name extends keyof FormPictures>(
  form: UseFormReturn<Form>,
  name: Name,
  value: FormPictures[Name],
): void {
  form.setValue(name as unknown as Path<Form>, value as never, { shouldDirty: true });
}
