import { useEffect, useState } from 'react';
import { findBlurredSize, fullCrop } from '../../../model/image/imageFit.ts';
import { parseWebpSize, type Size } from '../../../model/image/webp.ts';
import layout from '../layout.module.css';
import { getSource } from './fit/fitSource.ts';

/** Warns about small pictures, by the size of the original. */
export function BlurWarning({ file }: { readonly file: File | undefined }) {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setSize(null);
    if (file)
      parseBlurredSize(file).then(
        (found) => isCurrent && setSize(found),
        () => {}, // The card shows that a file is unreadable.
      );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!size) return null;
  return (
    <p className={layout.warning}>
      Only {size.width} × {size.height} pixels: it will look blurred.
    </p>
  );
}

async function parseBlurredSize(file: File): Promise<Size | null> {
  const source = getSource(file);
  if (source) return findBlurredSize(source.size, source.crop);
  const size = parseWebpSize(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  return size && findBlurredSize(size, fullCrop);
}
