import { useState } from 'react';
import type { CarImage } from '../../data/staff/cars.ts';
import { Button } from '../../ui/components/Button.tsx';
import { FileDrop } from '../shared/images/FileDrop.tsx';
import { CropModal } from '../shared/images/fit/CropModal.tsx';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import { sourceOf } from '../shared/images/fit/fitSource.ts';
import type { ImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { SortableGrid } from '../shared/images/SortableGrid.tsx';
import styles from './CarImages.module.css';
import { ImageCard, imageName } from './ImageCard.tsx';
import type { useCarForm } from './useCarForm.ts';
import { useSamePictures } from './useSamePictures.ts';

interface Props {
  readonly car: Pick<
    ReturnType<typeof useCarForm>,
    'state' | 'addFiles' | 'replaceFile' | 'moveImage' | 'removeImage' | 'putBackImage' | 'setMain'
  >;
  readonly intake: ImageIntake;
  readonly invalid: boolean;
  /** The part of each image's upload that is done, 0 to 1, by key. */
  readonly progress: ReadonlyMap<string, number>;
}

/** A car's images: chosen or dropped, put in order, one of them the main image. */
export function CarImages({ car, intake, invalid, progress }: Props) {
  const { images, mainKey, removed } = car.state;
  const sameAs = useSamePictures(images);
  const [adjusting, setAdjusting] = useState<CarImage | null>(null);
  return (
    <div className={styles.images}>
      <FileDrop
        label="Images"
        name="images"
        hint="WebP, 3:2, at most 1200 px wide; others can be converted. Choose or drop as many as you like."
        multiple
        camera
        invalid={invalid}
        onFiles={(files) => void intake.take(files, car.addFiles)}
      />
      <FitOffer intake={intake} />
      {images.length > 0 && (
        <SortableGrid
          items={images.map((image) => ({ key: image.key, name: imageName(image) }))}
          onMove={car.moveImage}
        >
          <ol className={styles.grid}>
            {images.map((image, index) => (
              <ImageCard
                key={image.key}
                image={image}
                number={index + 1}
                count={images.length}
                isMain={image.key === mainKey}
                sameAs={sameAs.get(image.key) ?? null}
                progress={progress.get(image.key) ?? null}
                onMove={(to) => car.moveImage(index, to - 1)}
                onSetMain={() => car.setMain(image.key)}
                onAdjust={sourceOf(image.file) ? () => setAdjusting(image) : null}
                onRemove={() => car.removeImage(image.key)}
              />
            ))}
          </ol>
        </SortableGrid>
      )}
      {removed[0] && (
        <p className={styles.removed} role="status">
          Removed {imageName(removed[0].image)}.
          <Button small variant="quiet" onClick={car.putBackImage}>
            Undo
          </Button>
        </p>
      )}
      <CropModal
        file={adjusting?.file ?? null}
        onCropped={(file) => adjusting && car.replaceFile(adjusting.key, file)}
        onClose={() => setAdjusting(null)}
      />
    </div>
  );
}
