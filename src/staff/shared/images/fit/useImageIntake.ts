import { useEffect, useRef, useState } from 'react';
import type { ImageRule } from '../../../../model/image/imageRules.ts';
import { dismissErrorToasts, showToast } from '../../notices/toasts.ts';
import { useIsMounted } from '../../useIsMounted.ts';
import { type ImageMessages, judgeImages, type RefusedImage } from '../judgeImages.ts';
import { createFitter, FitError, type Fitter } from './fitter.ts';

/** What is done with images the rule allows: those chosen so, and each other once it was made to. */
export type OnImages = (files: readonly File[]) => void;

interface Waiting extends RefusedImage {
  readonly onImages: OnImages;
}

/** The picture that is made to fit right now. */
export interface FitProgress {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly name: string;
}

/** What `FitOffer` shows and does. */
export interface ImageIntake {
  /** Takes chosen files: hands on those that the rule allows and offers to make the others fit. */
  readonly take: (files: readonly File[], onImages: OnImages) => Promise<void>;
  readonly refused: readonly RefusedImage[];
  readonly progress: FitProgress | null;
  /** Whether chosen files are still looked at: a form saved meanwhile would lack them. */
  readonly isJudging: boolean;
  readonly fit: () => Promise<void>;
  /** Leaves out what was refused and what is not made to fit yet. */
  readonly leaveOut: () => void;
}

/** The images of a form's field on their way in; what does not fit the rule waits for somebody's word. */
export function useImageIntake(rule: ImageRule, messages: ImageMessages): ImageIntake {
  const [refused, setRefused] = useState<readonly Waiting[]>([]);
  const [progress, setProgress] = useState<FitProgress | null>(null);
  const [judging, setJudging] = useState(0);
  const fitter = useRef<Fitter | null>(null);
  const isMounted = useIsMounted();
  useEffect(
    () => () => {
      fitter.current?.stop();
      fitter.current = null;
    },
    [],
  );

  const take = async (files: readonly File[], onImages: OnImages) => {
    dismissErrorToasts();
    setJudging((count) => count + 1);
    const judged = await judgeImages(files, rule, messages);
    if (!isMounted()) return;
    setJudging((count) => count - 1);
    const waiting = judged.refused.map((each) => ({ ...each, onImages }));
    // While others are made to fit, these wait beside them.
    const isFitting = fitter.current !== null;
    setRefused((now) => (isFitting ? [...now, ...waiting] : waiting));
    if (judged.accepted.length > 0) onImages(judged.accepted);
  };
  const fit = async () => {
    if (fitter.current) return;
    const own = createFitter();
    fitter.current = own;
    for (const [index, { file, onImages }] of refused.entries()) {
      setProgress({ number: index + 1, count: refused.length, name: file.name });
      const fitted = await fitOrExplain(own, file, rule);
      if (fitter.current !== own) return;
      setRefused((now) => now.filter((each) => each.file !== file));
      if (fitted) onImages([fitted]);
    }
    own.stop();
    fitter.current = null;
    setProgress(null);
  };
  const leaveOut = () => {
    fitter.current?.stop();
    fitter.current = null;
    setProgress(null);
    setRefused([]);
  };
  return { take, refused, progress, isJudging: judging > 0, fit, leaveOut };
}

/** What a form says it waits for while pictures are looked at or made to fit, or null. */
export function fitWait({ isJudging, progress }: ImageIntake): string | null {
  if (isJudging) return 'Looking at the pictures…';
  return progress && 'Converting pictures…';
}

/** The picture made to fit; null where it was not, which is said unless somebody wanted it so. */
async function fitOrExplain(fitter: Fitter, file: File, rule: ImageRule): Promise<File | null> {
  try {
    return await fitter.fit(file, rule);
  } catch (error) {
    const message = fitMessage(error, file.name);
    if (message) showToast('error', message);
    return null;
  }
}

/** What to say of a picture that was not made to fit, or null where nothing is to be said. */
export function fitMessage(error: unknown, fileName: string): string | null {
  const code = error instanceof FitError ? error.code : 'failed';
  if (code === 'stopped') return null;
  return code === 'unreadable'
    ? `${fileName} cannot be read as a picture.`
    : `${fileName} could not be converted. Please reload the page and try again.`;
}
