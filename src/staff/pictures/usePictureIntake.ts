import { useEffect, useRef, useState } from 'react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ImageRule } from '../../model/image/imageRules.ts';
import { useIsMounted } from '../../ui/hooks/useIsMounted.ts';
import { dismissErrorToasts, showToast } from '../notices/notices.ts';
import { checkImages, type ImageMessages, type RefusedImage } from './checkPictures.ts';
import { createFitter, FitError, type Fitter } from './convert/converter.ts';
import type { FormPictures } from './pictures.ts';

interface Options {
  readonly field: string;
  readonly rule: ImageRule;
  readonly messages: ImageMessages;
  /** A new choice replaces the one before. */
  readonly single?: boolean;
  /** Gets accepted and converted pictures. */
  readonly onImages: (files: readonly File[]) => void;
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
  const setWaiting = (waiting: readonly RefusedImage[]) => {
    const others = form.getValues().waiting.filter((each) => each.field !== field);
    const all = [...others, ...waiting.map((each) => ({ ...each, field }))];
    form.setValue('waiting' as Path<Form>, all as never, { shouldDirty: true });
  };

  /** Accepts pictures that follow the rule; the others wait for a decision. */
  const add = async (files: readonly File[]) => {
    dismissErrorToasts();
    setChecking((count) => count + 1);
    const { accepted, refused } = await checkImages(files, rule, messages);
    if (!isMounted()) return;
    setChecking((count) => count - 1);
    if (single || refused.length > 0) setWaiting(single ? refused : [...getWaiting(), ...refused]);
    if (accepted.length > 0) onImages(accepted);
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
      const { file } = next;
      done += 1;
      setProgress({ number: done, count: done + getWaiting().length - 1, name: file.name });
      const fitted = await own.fit(file, rule).catch((error: unknown) => explainFitError(error, file.name));
      if (fitter.current !== own || !isMounted()) return false;
      // It waits for another try: without a connection the converter may be missing.
      if (fitted === 'failed') break;
      setWaiting(getWaiting().filter((each) => each.file !== file));
      if (fitted instanceof File) onImages([fitted]);
      else hasUnreadable = true;
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
