import { type DragEvent, useState } from 'react';
import { carImageRule } from '../../model/imageRules.ts';
import { readWebpSize } from '../../model/webp.ts';
import { FileDrop } from '../kit/FileDrop.tsx';
import { readPicture } from '../kit/readImageFile.ts';
import { announce, dismissErrors } from '../kit/toasts.ts';
import styles from './CarImages.module.css';
import { PictureCard } from './ImageCard.tsx';
import type { useCarForm } from './useCarForm.ts';

interface Props {
  readonly car: Pick<
    ReturnType<typeof useCarForm>,
    'state' | 'addFiles' | 'movePicture' | 'removePicture' | 'setMain'
  >;
  readonly invalid: boolean;
  /** The part of each picture's upload that is done, 0 to 1, by key. */
  readonly progress: ReadonlyMap<string, number>;
}

/** A car's images: chosen or dropped, put in order, one of them the main image. */
export function CarPictures({ car, invalid, progress }: Props) {
  const { pictures, mainKey } = car.state;
  const dragging = useDragging(car.movePicture);
  const onFiles = async (files: readonly File[]) => {
    dismissErrors();
    const faults = await Promise.all(files.map(faultOf));
    for (const fault of faults) if (fault) announce('error', fault);
    car.addFiles(files.filter((_, index) => faults[index] === null));
  };
  return (
    <div className={styles.pictures}>
      <FileDrop
        label="Images"
        name="images"
        hint="WebP, 3:2, at most 1200 px wide. Choose or drop as many as you like."
        multiple
        invalid={invalid}
        onFiles={(files) => void onFiles(files)}
      />
      {pictures.length > 0 && (
        <ol className={styles.grid}>
          {pictures.map((picture, index) => (
            <PictureCard
              key={picture.key}
              picture={picture}
              number={index + 1}
              count={pictures.length}
              isMain={picture.key === mainKey}
              progress={progress.get(picture.key) ?? null}
              drag={dragging(index)}
              onMove={(to) => car.movePicture(index, to - 1)}
              onSetMain={() => car.setMain(picture.key)}
              onRemove={() => car.removePicture(picture.key)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

async function faultOf(file: File): Promise<string | null> {
  return carImageRule({ name: file.name, bytes: file.size, size: await readPicture(file, readWebpSize) });
}

/** Drag a picture onto another's place; the buttons of each do the same for the keyboard. */
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
