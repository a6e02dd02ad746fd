import { useEffect, useRef, useState } from 'react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ImageRule } from '../../model/image/imageRules.ts';
import { useIsMounted } from '../../ui/hooks/useIsMounted.ts';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { useOwnNotice } from '../notices/useOwnNotice.ts';
import { checkPictures, type PictureMessages, type RefusedPicture } from './checkPictures.ts';
import { numberChosen } from './chosenOrder.ts';
import { ConvertError, type Converter, createConverter } from './convert/converter.ts';
import type { FormPictures, PictureTarget } from './pictures.ts';

interface Options {
  readonly field: string;
  readonly rule: ImageRule;
  readonly messages: PictureMessages;
  /** A new choice replaces the one before. */
  readonly single?: boolean;
  /** Gets accepted and converted pictures; those it returns wait. */
  readonly onPictures: (
    files: readonly File[],
    target: PictureTarget,
  ) => Promise<readonly RefusedPicture[]> | undefined;
}

export type PictureIntake = ReturnType<typeof usePictureIntake>;

/** Checks and converts the pictures of a field. Waiting pictures are in the form, for its draft and save. */
export function usePictureIntake<Form extends FormPictures>(
  form: UseFormReturn<Form>,
  { field, rule, messages, single = false, onPictures }: Options,
) {
  const [progress, setProgress] = useState<{ number: number; count: number; name: string } | null>(null);
  const [checking, setChecking] = useState(0);
  const converter = useRef<Converter | null>(null);
  const isMounted = useIsMounted();
  const showOwn = useOwnNotice();
  useEffect(() => () => converter.current?.stop(), []);
  useWatch({ control: form.control, name: 'waiting' as Path<Form> });
  const getWaiting = () => form.getValues().waiting.filter((each) => each.field === field);
  const setWaiting = (waiting: readonly (RefusedPicture & PictureTarget)[]) => {
    const others = form.getValues().waiting.filter((each) => each.field !== field);
    const all = [...others, ...waiting.map((each) => ({ ...each, field }))];
    form.setValue('waiting' as Path<Form>, all as never, { shouldDirty: true });
  };

  /** Accepts pictures that follow the rule. Photos from a camera are converted at once; others wait for a decision. */
  const add = async (files: readonly File[], target: PictureTarget = {}) => {
    const wait = (images: readonly RefusedPicture[]) =>
      setWaiting([...(single ? [] : getWaiting()), ...images.map((image) => ({ ...image, ...target }))]);
    dismissErrors();
    if (single) stop();
    numberChosen(files);
    setChecking((count) => count + 1);
    const { accepted, refused } = await checkPictures(files, rule, messages);
    if (!isMounted()) return;
    setChecking((count) => count - 1);
    if (single || refused.length > 0) wait(refused);
    const converting =
      !single && refused.some(({ file }) => isCameraPhoto(file)) && convertThose(isCameraPhoto);
    const left = accepted.length > 0 && (await onPictures(accepted, target));
    if (left && left.length > 0 && isMounted()) wait(left);
    await converting;
  };
  const stop = () => {
    converter.current?.stop();
    converter.current = null;
    setProgress(null);
  };
  /** Also stores what could not be stored. Resolves to whether none waits. */
  const convertThose = async (isWanted: (file: File) => boolean) => {
    if (converter.current) return false;
    dismissErrors();
    const own = createConverter();
    converter.current = own;
    let done = 0;
    let hasUnreadable = false;
    // They wait for another try: without a connection the converter may be missing.
    const failed: File[] = [];
    const getNext = () => getRest()[0];
    const getRest = () => getWaiting().filter(({ file }) => isWanted(file) && !failed.includes(file));
    for (let next = getNext(); next; next = getNext()) {
      const { file } = next;
      done += 1;
      setProgress({ number: done, count: done + getRest().length - 1, name: file.name });
      const converted = next.isUnstored ? file : await own.convert(file, rule).catch(codeOf);
      if (converter.current !== own || !isMounted()) return false;
      if (converted === 'failed') {
        failed.push(file);
        continue;
      }
      const left = converted instanceof File && (await onPictures([converted], next));
      if (!isMounted() || (left && left.length > 0)) break;
      setWaiting(getWaiting().filter((each) => each.file !== file));
      if (converter.current !== own) return false;
      if (converted instanceof File) continue;
      hasUnreadable = true;
      explainConvertError(converted, file.name);
    }
    if (failed.length > 0) explainConvertError('failed', failed.map(({ name }) => name).join(', '));
    stop();
    return !hasUnreadable && getWaiting().length === 0;
  };
  return {
    add,
    refused: getWaiting(),
    progress,
    /** What the form waits for, or null. */
    waitingFor: checking > 0 ? 'Checking the pictures…' : progress && 'Converting pictures…',
    convert: () => convertThose(() => true),
    stop,
    leaveOut: () => {
      const left = getWaiting();
      setWaiting([]);
      const names = left.length === 1 ? left[0]?.file.name : `${left.length} pictures`;
      showOwn(`Left out: ${names}.`, {
        label: 'Undo',
        run: () => setWaiting([...left, ...getWaiting()]),
      });
    },
  };
}

/** As a phone's or camera's: larger than what a tool has prepared for the web. */
function isCameraPhoto({ name, size }: File): boolean {
  return /\.(?:jpe?g|hei[cf])$/i.test(name) && size > 1_000_000;
}

export const codeOf = (error: unknown): ConvertError['code'] =>
  error instanceof ConvertError ? error.code : 'failed';

/** Shows the error, unless the user stopped the conversion. */
export function explainConvertError(code: ConvertError['code'], fileName: string): void {
  if (code === 'unreadable') showNotice('error', `${fileName} cannot be read as a picture.`);
  if (code === 'failed')
    showNotice(
      'error',
      `${fileName} could not be converted. Try again with a connection, or reload the page.`,
    );
}
