import { useState } from 'react';
import { imageSources } from '../../data/public/images.ts';
import { Lightbox } from '../cars/Lightbox.tsx';
import { useArrowKeys } from '../cars/useArrowKeys.ts';

interface Props {
  /** Storage paths. */
  readonly images: readonly string[];
  readonly subject: string;
  /** The index that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

export function FlawLightbox({ images, subject, first, onClose }: Props) {
  const [current, setCurrent] = useState(first);
  const show = (index: number) => setCurrent((index + images.length) % images.length);
  useArrowKeys((direction) => show(current + direction));
  return (
    <Lightbox
      images={images.flatMap((image) => imageSources(image) ?? [])}
      subject={subject}
      current={current}
      show={show}
      onClose={onClose}
    />
  );
}
