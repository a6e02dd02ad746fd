import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '../../data/session.ts';
import { storeInlineImage } from '../../data/staffBlogs.ts';
import { openUploads, type Uploads } from '../../data/uploads.ts';
import { blogInlineRule } from '../../model/imageRules.ts';
import { readWebpSize } from '../../model/webp.ts';
import { announce, dismissErrors } from '../../ui/notices.ts';
import { readPicture } from '../../ui/readPicture.ts';

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

  const store = async (file: File) => {
    dismissErrors();
    const size = await readPicture(file, readWebpSize);
    const fault = blogInlineRule({ name: file.name, bytes: file.size, size });
    if (fault) announce('error', fault);
    if (fault || !uploads.current) return null;
    setRunning((now) => now + 1);
    try {
      const url = await storeInlineImage(uploads.current, file);
      setAddresses((now) => [...now, url]);
      announce('success', 'Image uploaded successfully.');
      return { url, alt: describe(file.name) };
    } catch (error) {
      announce('error', await explainFailure(error, 'Image upload failed.'));
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
