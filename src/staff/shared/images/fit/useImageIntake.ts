import { useEffect, useRef, useState } from 'react';
import type { ImageRule } from '../../../../model/image/imageRules.ts';
import { dismissErrorToasts, showToast } from '../../notices/toasts.ts';
import { useIsMounted } from '../../useIsMounted.ts';
import { type ImageMessages, judgeImages, type RefusedImage } from '../judgeImages.ts';
import { createFitter, FitError, type Fitter } from './fitter.ts';

interface Options {
  readonly rule: ImageRule;
  readonly messages: ImageMessages;
  /** The current refused pictures. */
  readonly getWaiting: () => readonly RefusedImage[];
  readonly onWaiting: (waiting: readonly RefusedImage[]) => void;
  /** A new choice replaces the one before. */
  readonly single?: boolean;
  /** Gets accepted and converted pictures. */
  readonly onImages: (files: readonly File[]) => void;
}

export interface FitProgress {
  readonly number: number;
  readonly count: number;
  readonly name: string;
}

export interface ImageIntake {
  /** Accepts files that follow the rule; the others wait for a decision. */
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly refused: readonly RefusedImage[];
  readonly progress: FitProgress | null;
  /** Whether chosen files are still being checked. */
  readonly isJudging: boolean;
  readonly fit: () => Promise<boolean>;
  readonly stop: () => void;
  readonly leaveOut: () => void;
}

/** Checks and converts the pictures of a field. */
export function useImageIntake(options: Options): ImageIntake {
  const { rule, messages, getWaiting, onWaiting, single = false, onImages } = options;
  const [progress, setProgress] = useState<FitProgress | null>(null);
  const [judging, setJudging] = useState(0);
  const fitter = useRef<Fitter | null>(null);
  const isMounted = useIsMounted();
  useEffect(() => () => fitter.current?.stop(), []);

  const take = async (files: readonly File[]) => {
    dismissErrorToasts();
    setJudging((count) => count + 1);
    const { accepted, refused } = await judgeImages(files, rule, messages);
    if (!isMounted()) return;
    setJudging((count) => count - 1);
    if (single || refused.length > 0) onWaiting(single ? refused : [...getWaiting(), ...refused]);
    if (accepted.length > 0) onImages(accepted);
  };
  const fit = async () => {
    if (fitter.current) return false;
    const own = createFitter();
    fitter.current = own;
    let [done, failed] = [0, 0];
    for (let [next] = getWaiting(); next; [next] = getWaiting()) {
      const { file } = next;
      done += 1;
      setProgress({ number: done, count: done + getWaiting().length - 1, name: file.name });
      const fitted = await fitOrExplain(own, file, rule);
      if (fitter.current !== own || !isMounted()) return false;
      onWaiting(getWaiting().filter((each) => each.file !== file));
      if (fitted) onImages([fitted]);
      else failed += 1;
    }
    own.stop();
    fitter.current = null;
    setProgress(null);
    return failed === 0;
  };
  const stop = () => {
    fitter.current?.stop();
    fitter.current = null;
    setProgress(null);
  };
  const leaveOut = () => onWaiting([]);
  return { take, refused: getWaiting(), progress, isJudging: judging > 0, fit, stop, leaveOut };
}

/** What the form waits for, or null. */
export function fitWait({ isJudging, progress }: ImageIntake): string | null {
  if (isJudging) return 'Checking the pictures…';
  return progress && 'Converting pictures…';
}

/** The converted picture, or null after showing the error. */
async function fitOrExplain(fitter: Fitter, file: File, rule: ImageRule): Promise<File | null> {
  try {
    return await fitter.fit(file, rule);
  } catch (error) {
    const message = fitMessage(error, file.name);
    if (message) showToast('error', message);
    return null;
  }
}

/** The error to show, or null if stopped. */
export function fitMessage(error: unknown, fileName: string): string | null {
  const code = error instanceof FitError ? error.code : 'failed';
  if (code === 'stopped') return null;
  return code === 'unreadable'
    ? `${fileName} cannot be read as a picture.`
    : `${fileName} could not be converted. Please reload the page and try again.`;
}
