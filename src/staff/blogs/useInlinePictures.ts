import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { imageUrl } from '../../data/public/images.ts';
import { storePicture } from '../../data/staff/storage.ts';
import { blogImageRule } from '../../model/image/imageRules.ts';
import { createImagePath } from '../../model/image/storagePaths.ts';
import type { Size } from '../../model/image/webp.ts';
import { showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import { decodeWebpSize } from '../pictures/checkPictures.ts';
import { getSource } from '../pictures/convert/pictureSource.ts';
import { usePictureIntake } from '../pictures/usePictureIntake.ts';
import type { BlogForm } from './blogForm.ts';
import { blogFormMessages, inlinePictureMessages } from './messages.ts';

/** An image as it is inserted: with its size, to avoid layout shifts. */
export interface StoredPicture extends Size {
  readonly url: string;
  readonly alt: string;
}

/** Uploads the pictures of a blog post's content one at a time. */
export function useInlinePictures(form: UseFormReturn<BlogForm>) {
  const [uploadCount, setUploadCount] = useState(0);
  /** What to do with each chosen image once it is stored. */
  const inserts = useRef(new WeakMap<File, (image: StoredPicture) => void>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const store = async (file: File) => {
    const size = await decodeWebpSize(file);
    if (!size) return;
    setUploadCount((now) => now + 1);
    const path = createImagePath('Blogs', file.name);
    try {
      await storePicture({ path, file });
      const insert = inserts.current.get(getSource(file)?.original ?? file);
      insert?.({ url: imageUrl(path), alt: altOf(file.name), ...size });
      showNotice('success', blogFormMessages.uploaded);
    } catch (error) {
      await showFailure(error, blogFormMessages.uploadFailed());
    } finally {
      setUploadCount((now) => now - 1);
    }
  };
  const intake = usePictureIntake(form, {
    field: 'content',
    rule: blogImageRule,
    messages: inlinePictureMessages,
    onPictures: (files) => {
      for (const file of files) last.current = last.current.then(() => store(file));
    },
  });
  const add = (files: readonly File[], onStored: (image: StoredPicture) => void) => {
    for (const file of files) inserts.current.set(file, onStored);
    return intake.add(files);
  };
  return { busy: uploadCount > 0, intake, add };
}

/** 'front-left.webp' -> 'front left', until staff describe the picture. */
function altOf(fileName: string): string {
  return fileName.replace(/\.\w+$|[_-]+/g, ' ').trim();
}
