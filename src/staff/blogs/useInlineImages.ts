import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { imageUrl } from '../../data/public/images.ts';
import { storeImage } from '../../data/staff/storage.ts';
import { blogImageRule } from '../../model/image/imageRules.ts';
import { createImagePath } from '../../model/image/storagePaths.ts';
import { parseWebpSize } from '../../model/image/webp.ts';
import { decodeImageFile } from '../shared/images/decodeImageFile.ts';
import { useFormIntake } from '../shared/images/useFormPictures.ts';
import { explainFailure } from '../shared/notices/explainFailure.ts';
import { showToast } from '../shared/notices/toasts.ts';
import type { BlogForm } from './blogForm.ts';
import { blogFormMessages, inlineImageMessages } from './messages.ts';

/** An image of a post's content as it is put there: with its size, so that the page keeps its place while it loads. */
export interface StoredImage {
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Puts a stored image into the text. */
type Insert = (image: StoredImage) => void;

/** Stores the images of a post's content as they are chosen, one after the other. */
export function useInlineImages(form: UseFormReturn<BlogForm>) {
  const [uploadCount, setUploadCount] = useState(0);
  /** Where the images chosen last go. */
  const insert = useRef<Insert>(() => {});
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const store = async (file: File) => {
    const size = await decodeImageFile(file, parseWebpSize);
    if (!size) return;
    setUploadCount((now) => now + 1);
    const path = createImagePath('Blogs', file.name);
    try {
      await storeImage({ path, file });
      insert.current({ url: imageUrl(path), alt: altOf(file.name), ...size });
      showToast('success', blogFormMessages.uploaded);
    } catch (error) {
      showToast('error', await explainFailure(error, blogFormMessages.uploadFailed()));
    } finally {
      setUploadCount((now) => now - 1);
    }
  };
  const intake = useFormIntake(form, {
    field: 'content',
    rule: blogImageRule,
    messages: inlineImageMessages,
    onImages: (files) => {
      for (const file of files) last.current = last.current.then(() => store(file));
    },
  });
  const take = (files: readonly File[], onStored: Insert) => {
    insert.current = onStored;
    return intake.take(files);
  };
  return { busy: uploadCount > 0, intake, take };
}

/** 'front-left.webp' -> 'front left': better than no words for those who do not see the image. */
function altOf(fileName: string): string {
  return fileName
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
}
