import { useEffect, useRef, useState } from 'react';
import { storeInlineImage } from '../../data/staff/blogs.ts';
import { openUploads, type Uploads } from '../../data/staff/uploads.ts';
import { blogImageRule } from '../../model/image/imageRules.ts';
import { readWebpSize } from '../../model/image/webp.ts';
import { useImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { readImageFile } from '../shared/images/readImageFile.ts';
import { explainFailure } from '../shared/notices/explainFailure.ts';
import { showToast } from '../shared/notices/toasts.ts';
import { inlineImageMessages, uploadMessages } from './messages.ts';

/** An image of a blog's content, as it is put there: with its size, so that the page keeps its place while it loads. */
export interface StoredImage {
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Stores the images of a blog's content while it is written. When the form is left, those the stored blog does
 * not show are deleted again.
 */
export function useInlineImages() {
  const uploads = useRef<Uploads | null>(null);
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [uploadCount, setUploadCount] = useState(0);

  const intake = useImageIntake(blogImageRule, inlineImageMessages);
  useEffect(() => {
    const opened = openUploads('Blogs');
    uploads.current = opened;
    return () => void opened.close();
  }, []);

  const store = async (file: File): Promise<StoredImage | null> => {
    const size = await readImageFile(file, readWebpSize);
    if (!size || !uploads.current) return null;
    setUploadCount((now) => now + 1);
    try {
      const url = await storeInlineImage(uploads.current, file);
      setAddresses((now) => [...now, url]);
      showToast('success', uploadMessages.uploaded);
      return { url, alt: altOf(file.name), ...size };
    } catch (error) {
      showToast('error', await explainFailure(error, uploadMessages.uploadFailed()));
      return null;
    } finally {
      setUploadCount((now) => now - 1);
    }
  };
  /** Stores those of the files that may stand in a post, one after the other. */
  const take = (files: readonly File[], onStored: (image: StoredImage) => void) => {
    let last: Promise<unknown> = Promise.resolve();
    const storeNext = async (file: File) => {
      const image = await store(file);
      if (image) onStored(image);
    };
    return intake.take(files, (allowed) => {
      for (const file of allowed) last = last.then(() => storeNext(file));
    });
  };
  return { uploads, addresses, busy: uploadCount > 0, intake, take };
}

/** 'front-left.webp' -> 'front left': better than no words for those who do not see the image. */
function altOf(fileName: string): string {
  return fileName
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
}
