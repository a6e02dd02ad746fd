import { useQuery } from '@tanstack/react-query';
import { findBlurredSize, fullCrop } from '../../model/image/imageFit.ts';
import { parseWebpSize, type Size } from '../../model/image/webp.ts';
import layout from '../layout/layout.module.css';
import { getSource } from './convert/pictureSource.ts';

/** Warns about small pictures, by the size of the original. */
export function BlurWarning({ file }: { readonly file: File | undefined }) {
  // Without data, the card shows that the file is unreadable.
  const { data: size } = useQuery({
    queryKey: ['blurred', file?.name, file?.size, file?.lastModified],
    queryFn: () => (file ? parseBlurredSize(file) : null),
  });
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
