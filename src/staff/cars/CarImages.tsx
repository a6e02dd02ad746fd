import { type DragEvent, useState } from 'react';
import { carImageRule } from '../../model/imageRules.ts';
import { acceptImages } from '../kit/acceptImages.ts';
import { FileDrop } from '../kit/FileDrop.tsx';
import styles from './CarImages.module.css';
import { ImageCard } from './ImageCard.tsx';
import { carImageMessages } from './messages.ts';
import type { useCarForm } from './useCarForm.ts';

interface Props {
  readonly car: Pick<
    ReturnType<typeof useCarForm>,
    'state' | 'addFiles' | 'moveImage' | 'removeImage' | 'setMain'
  >;
  readonly invalid: boolean;
  /** The part of each image's upload that is done, 0 to 1, by key. */
  readonly progress: ReadonlyMap<string, number>;
}

/** A car's images: chosen or dropped, put in order, one of them the main image. */
export function CarImages({ car, invalid, progress }: Props) {
  const { images, mainKey } = car.state;
  const dragging = useDragging(car.moveImage);
  const onFiles = async (files: readonly File[]) =>
    car.addFiles(await acceptImages(files, carImageRule, carImageMessages));
  return (
    <div className={styles.images}>
      <FileDrop
        label="Images"
        name="images"
        hint="WebP, 3:2, at most 1200 px wide. Choose or drop as many as you like."
        multiple
        invalid={invalid}
        onFiles={(files) => void onFiles(files)}
      />
      {images.length > 0 && (
        <ol className={styles.grid}>
          {images.map((image, index) => (
            <ImageCard
              key={image.key}
              image={image}
              number={index + 1}
              count={images.length}
              isMain={image.key === mainKey}
              progress={progress.get(image.key) ?? null}
              drag={dragging(index)}
              onMove={(to) => car.moveImage(index, to - 1)}
              onSetMain={() => car.setMain(image.key)}
              onRemove={() => car.removeImage(image.key)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Drag an image onto another's place; the buttons of each do the same for the keyboard. */
function useDragging(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  return (index: number) => ({
    draggable: true,
    'data-dragged': from === index || undefined,
    onDragStart: () => setFrom(index),
    onDragEnd: () => setFrom(null),
    onDragOver: (event: DragEvent) => {
      if (from !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (from === null) return;
      event.preventDefault();
      move(from, index);
      setFrom(null);
    },
  });
}
