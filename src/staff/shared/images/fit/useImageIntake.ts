import { useEffect, useRef, useState } from 'react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ImageRule } from '../../../../model/image/imageRules.ts';
import { dismissErrorToasts, showToast } from '../../notices/toasts.ts';
import { useIsMounted } from '../../useIsMounted.ts';
import { checkImages, type ImageMessages, type RefusedImage } from '../checkImages.ts';
import type { FormPictures, Place } from '../pictures.ts';
import { createFitter, FitError, type Fitter } from './fitter.ts';

interface Options {
  readonly field: string;
  readonly rule: ImageRule;
  readonly messages: ImageMessages;
  /** A new choice replaces the one before. */
  readonly single?: boolean;
  /** Gets accepted and converted pictures; those it returns wait. */
  readonly onImages: (
    files: readonly File[],
    place: Place | undefined,
  ) => Promise<readonly RefusedImage[]> | undefined;
}

export type ImageIntake = ReturnType<typeof useImageIntake>;

/** Checks and converts the pictures of a field. Waiting pictures are in the form, for its draft and save. */
export function useImageIntake<Form extends FormPictures>(
  form: UseFormReturn<Form>,
  { field, rule, messages, single = false, onImages }: Options,
) {
  const [progress, setProgress] = useState<{ number: number; count: number; name: string } | null>(null);
  const [checking, setChecking] = useState(0);
  const fitter = useRef<Fitter | null>(null);
  const isMounted = useIsMounted();
  useEffect(() => () => fitter.current?.stop(), []);
  useWatch({ control: form.control, name: 'waiting' as Path<Form> });
  const getWaiting = () => form.getValues().waiting.filter((each) => each.field === field);
  const setWaiting = (waiting: readonly (RefusedImage & { readonly place?: Place | undefined })[]) => {
    const others = form.getValues().waiting.filter((each) => each.field !== field);
    const all = [...others, ...waiting.map((each) => ({ ...each, field }))];
    form.setValue('waiting' as Path<Form>, all as never, { shouldDirty: true });
  };

  /** Accepts pictures that follow the rule; the others wait for a decision. */
  const add = async (files: readonly File[], place?: Place) => {
    const wait = (images: readonly RefusedImage[]) =>
      setWaiting([...(single ? [] : getWaiting()), ...images.map((image) => ({ ...image, place }))]);
    dismissErrorToasts();
    setChecking((count) => count + 1);
    const { accepted, refused } = await checkImages(files, rule, messages);
    if (!isMounted()) return;
    setChecking((count) => count - 1);
    if (single || refused.length > 0) wait(refused);
    const left = accepted.length > 0 && (await onImages(accepted, place));
    if (left && left.length > 0 && isMounted()) wait(left);
  };
  const stop = () => {
    fitter.current?.stop();
    fitter.current = null;
    setProgress(null);
  };
  /** Resolves to whether all are converted. */
  const fit = async () => {
    if (fitter.current) return false;
    const own = createFitter();
    fitter.current = own;
    let done = 0;
    let hasUnreadable = false;
    for (let [next] = getWaiting(); next; [next] = getWaiting()) {
      const { file, place } = next;
      done += 1;
      setProgress({ number: done, count: done + getWaiting().length - 1, name: file.name });
      const fitted = await own.fit(file, rule).catch((error: unknown) => explainFitError(error, file.name));
      if (fitter.current !== own || !isMounted()) return false;
      // It waits for another try: without a connection the converter may be missing.
      if (fitted === 'failed') break;
      const left = fitted instanceof File && (await onImages([fitted], place));
      if (!isMounted() || (left && left.length > 0)) break;
      setWaiting(getWaiting().filter((each) => each.file !== file));
      if (fitter.current !== own) return false;
      hasUnreadable ||= !(fitted instanceof File);
    }
    stop();
    return !hasUnreadable && getWaiting().length === 0;
  };
  return {
    add,
    refused: getWaiting(),
    progress,
    /** What the form waits for, or null. */
    waitingFor: checking > 0 ? 'Checking the pictures…' : progress && 'Converting pictures…',
    fit,
    stop,
    leaveOut: () => setWaiting([]),
  };
}

/** Shows the error, unless the user stopped the conversion; returns its code. */
export function explainFitError(error: unknown, fileName: string): FitError['code'] {
  const code = error instanceof FitError ? error.code : 'failed';
  if (code === 'unreadable') showToast('error', `${fileName} cannot be read as a picture.`);
  if (code === 'failed')
    showToast(
      'error',
      `${fileName} could not be converted. Try again with a connection, or reload the page.`,
    );
  return code;
}
