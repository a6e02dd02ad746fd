import { useEffect, useState } from 'react';
import { findBlurredSize, fullCrop } from '../../../model/image/imageFit.ts';
import { parseWebpSize, type Size } from '../../../model/image/webp.ts';
import styles from './BlurWarning.module.css';
import { sourceOf } from './fit/fitSource.ts';

/** Warns of a chosen picture with too few pixels; of a converted one those of its original count. */
export function BlurWarning({ file }: { readonly file: File | undefined }) {
  const size = useBlurredSize(file);
  if (!size) return null;
  return (
    <p className={styles.warning}>
      Only {size.width} × {size.height} pixels: it will look blurred.
    </p>
  );
}

function useBlurredSize(file: File | undefined): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Size | null) => {
      if (isCurrent) setSize(found);
    };
    if (file)
      parseBlurredSize(file).then(show, () => show(null)); // A file that cannot be read fails in its own place.
    else show(null);
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return size;
}

async function parseBlurredSize(file: File): Promise<Size | null> {
  const source = sourceOf(file);
  if (source) return findBlurredSize(source.size, source.crop);
  const size = parseWebpSize(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  return size && findBlurredSize(size, fullCrop);
}
