import type { Path, UseFormReturn } from 'react-hook-form';
import { createImagePath, type ImageFolder } from '../../model/image/storagePaths.ts';
import { getSource } from './convert/pictureSource.ts';
import type { FormPictures } from './pictures.ts';

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
