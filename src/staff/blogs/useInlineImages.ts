import { useEffect, useRef, useState } from 'react';
import { storeInlineImage } from '../../data/staff/blogs.ts';
import { openUploads, type Uploads } from '../../data/staff/uploads.ts';
import { blogImageRule } from '../../model/imageRules.ts';
import { readWebpSize } from '../../model/webp.ts';
import { acceptImages } from '../kit/acceptImages.ts';
import { explainFailure } from '../kit/explainFailure.ts';
import { readImageFile } from '../kit/readImageFile.ts';
import { showToast } from '../kit/toasts.ts';
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

  useEffect(() => {
    const opened = openUploads('Blogs');
    uploads.current = opened;
    return () => void opened.close();
  }, []);

  const store = async (file: File): Promise<StoredImage | null> => {
    const [accepted] = await acceptImages([file], blogImageRule, inlineImageMessages);
    const size = accepted && (await readImageFile(accepted, readWebpSize));
    if (!accepted || !size || !uploads.current) return null;
    setUploadCount((now) => now + 1);
    try {
      const url = await storeInlineImage(uploads.current, accepted);
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
  return { uploads, addresses, busy: uploadCount > 0, store };
}

/** 'front-left.webp' -> 'front left': better than no words for those who do not see the image. */
function altOf(fileName: string): string {
  return fileName
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
}
