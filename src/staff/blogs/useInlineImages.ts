import { useEffect, useRef, useState } from 'react';
import { storeInlineImage } from '../../data/staff/blogs.ts';
import { explainFailure } from '../../data/staff/session.ts';
import { openUploads, type Uploads } from '../../data/staff/uploads.ts';
import { blogInlineRule } from '../../model/imageRules.ts';
import { readWebpSize } from '../../model/webp.ts';
import { readImageFile } from '../kit/readImageFile.ts';
import { dismissErrorToasts, showToast } from '../kit/toasts.ts';

/** An image of a post's text, as it is put there: with its size, so that the page keeps its place while it loads. */
export interface StoredImage {
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Stores the images of a post's text while it is written. When the form is left, those the stored post does
 * not show are deleted again.
 */
export function useInlineImages() {
  const uploads = useRef<Uploads | null>(null);
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [running, setRunning] = useState(0);

  useEffect(() => {
    const opened = openUploads('Blogs');
    uploads.current = opened;
    return () => void opened.close();
  }, []);

  const store = async (file: File): Promise<StoredImage | null> => {
    dismissErrorToasts();
    const size = await readImageFile(file, readWebpSize);
    const problem = blogInlineRule({ name: file.name, bytes: file.size, size });
    if (problem) showToast('error', problem);
    if (problem || !size || !uploads.current) return null;
    setRunning((now) => now + 1);
    try {
      const url = await storeInlineImage(uploads.current, file);
      setAddresses((now) => [...now, url]);
      showToast('success', 'Image uploaded successfully.');
      return { url, alt: describe(file.name), ...size };
    } catch (error) {
      showToast('error', await explainFailure(error, 'Image upload failed.'));
      return null;
    } finally {
      setRunning((now) => now - 1);
    }
  };
  return { uploads, addresses, busy: running > 0, store };
}

/** 'front-left.webp' -> 'front left': better than no words for those who do not see the image. */
function describe(fileName: string): string {
  return fileName
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
}
