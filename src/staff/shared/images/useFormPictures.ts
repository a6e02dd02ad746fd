import type { Path, UseFormReturn } from 'react-hook-form';
import { createImagePath, type ImageFolder } from '../../../model/image/storagePaths.ts';
import { getSource } from './fit/fitSource.ts';
import { type ImageIntake, type IntakeOptions, useImageIntake } from './fit/useImageIntake.ts';
import type { FormPictures } from './pictures.ts';

interface Options extends Omit<IntakeOptions, 'getWaiting' | 'onWaiting'> {
  readonly field: string;
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
      const all = [...others, ...waiting.map((each) => ({ ...each, field }))];
      form.setValue('waiting' as Path<Form>, all as never, { shouldDirty: true });
    },
  });
}

/** Adds new pictures to the form and returns their paths. */
export function addFiles<Form extends FormPictures>(
  form: UseFormReturn<Form>,
  folder: ImageFolder,
  files: readonly File[],
): readonly string[] {
  const added = files.map((file) => {
    const source = getSource(file);
    return [createImagePath(folder, file.name), { file, ...(source && { source }) }] as const;
  });
  const all = { ...form.getValues().files, ...Object.fromEntries(added) };
  form.setValue('files' as Path<Form>, all as never, { shouldDirty: true });
  return added.map(([path]) => path);
}
