import { carImageRule } from '../../model/imageRules.ts';
import { readWebpSize } from '../../model/webp.ts';
import { FileDrop } from '../kit/FileDrop.tsx';
import { readImageFile } from '../kit/readImageFile.ts';
import { dismissErrorToasts, showToast } from '../kit/toasts.ts';
import { useDragSort } from '../kit/useDragSort.ts';
import styles from './CarImages.module.css';
import { ImageCard } from './ImageCard.tsx';
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
export function CarImages({ car, invalid, progress }: Props) {
  const { images, mainKey } = car.state;
  const drag = useDragSort(car.movePicture);
  const onFiles = async (files: readonly File[]) => {
    dismissErrorToasts();
    const problems = await Promise.all(files.map(problemOf));
    for (const problem of problems) if (problem) showToast('error', problem);
    car.addFiles(files.filter((_, index) => problems[index] === null));
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
              drag={drag(index)}
              onMove={(to) => car.movePicture(index, to - 1)}
              onSetMain={() => car.setMain(image.key)}
              onRemove={() => car.removePicture(image.key)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

async function problemOf(file: File): Promise<string | null> {
  return carImageRule({ name: file.name, bytes: file.size, size: await readImageFile(file, readWebpSize) });
}
