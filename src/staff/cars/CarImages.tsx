import { carImageRule } from '../../model/imageRules.ts';
import { acceptImages } from '../kit/acceptImages.ts';
import { FileDrop } from '../kit/FileDrop.tsx';
import { useDragSort } from '../kit/useDragSort.ts';
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
  const drag = useDragSort(car.moveImage);
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
              drag={drag(index)}
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
