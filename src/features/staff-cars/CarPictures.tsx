import { carImageRule } from '../../model/imageRules.ts';
import { readWebpSize } from '../../model/webp.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { announce, dismissErrors } from '../../ui/notices.ts';
import { readPicture } from '../../ui/readPicture.ts';
import { useDragSort } from '../../ui/useDragSort.ts';
import styles from './CarPictures.module.css';
import { PictureCard } from './PictureCard.tsx';
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
  const drag = useDragSort(car.movePicture);
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
              drag={drag(index)}
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
