import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { groupOf, type PictureGroup } from '../../model/car/pictureGroups.ts';
import { moveItem } from '../../model/text/lines.ts';
import { useRemovals } from '../documents/rows/useRemovals.tsx';
import layout from '../layout/layout.module.css';
import { addFiles } from '../pictures/addFiles.ts';
import { ConvertOffer } from '../pictures/ConvertOffer.tsx';
import { FileDrop } from '../pictures/FileDrop.tsx';
import type { ShownPicture } from '../pictures/pictures.ts';
import { SortableGrid } from '../pictures/SortableGrid.tsx';
import type { PictureIntake } from '../pictures/usePictureIntake.ts';
import styles from './CarPictures.module.css';
import type { CarForm } from './carForm.ts';
import { setGroup } from './carPictureGroups.ts';
import { GroupChoice } from './GroupChoice.tsx';
import { imageName, PictureCard } from './PictureCard.tsx';
import { useSamePictures } from './useSamePictures.ts';

interface Props {
  readonly form: UseFormReturn<CarForm>;
  readonly intake: PictureIntake;
  readonly onPictures: (images: readonly string[]) => void;
  /** Of each upload, 0 to 1, by path. */
  readonly progress: ReadonlyMap<string, number>;
}

/** A car's pictures: added, sorted, in groups, one of them the main image. */
export function CarPictures({ form, intake, onPictures, progress }: Props) {
  const [Images, Img, Picture_Groups, files] = useWatch({
    control: form.control,
    name: ['Images', 'Img', 'Picture_Groups', 'files'],
  });
  const [newGroup, setNewGroup] = useState<PictureGroup>('outside');
  const pictures = Images.map((path): ShownPicture => ({ path, file: files[path]?.file }));
  const sameAs = useSamePictures(pictures);
  const move = (from: number, to: number) => onPictures(moveItem(Images, from, to));
  const setMain = (path: string) => form.setValue('Img', path, { shouldDirty: true });
  const onGroup = (path: string, group: PictureGroup) =>
    form.setValue('Picture_Groups', setGroup(form.getValues('Picture_Groups'), [path], group), {
      shouldDirty: true,
    });

  /** By the path of a cropped picture: the card stays, and keeps the focus. */
  const keys = useRef(new Map<string, string>());
  const keyOf = (path: string) => keys.current.get(path) ?? path;
  const removals = useRemovals(Images, onPictures, (path) => imageName({ path, file: files[path]?.file }));
  /** Others may have arrived since the crop was chosen. */
  const onCropped = (path: string, file: File) => {
    const now = form.getValues();
    const [cropped = path] = addFiles(form, 'Cars', [file]);
    keys.current.set(cropped, keyOf(path));
    if (path === now.Img) setMain(cropped);
    onGroup(cropped, groupOf(path, now.Picture_Groups));
    onPictures(now.Images.map((other) => (other === path ? cropped : other)));
  };
  return (
    <div ref={removals.element} className={layout.stack}>
      <FileDrop
        label="Images"
        name="Images"
        required
        hint="WebP, 3:2, at most 1200 px wide; others can be converted. Choose or drop as many as you like."
        multiple
        error={form.formState.errors.Images?.message}
        onFiles={(chosen) => void intake.add(chosen, { group: newGroup })}
      />
      <GroupChoice label="Group of new pictures" withLegend value={newGroup} onChange={setNewGroup} />
      <ConvertOffer intake={intake} />
      {pictures.length > 0 && (
        <SortableGrid keys={Images} onMove={move}>
          <ol className={styles.grid}>
            {pictures.map((picture, index) => (
              <PictureCard
                key={keyOf(picture.path)}
                image={picture}
                number={index + 1}
                count={pictures.length}
                isMain={picture.path === Img}
                sameAs={sameAs.get(picture.path)}
                progress={progress.get(picture.path)}
                onMove={(to) => move(index, to - 1)}
                group={groupOf(picture.path, Picture_Groups)}
                onGroup={(group) => onGroup(picture.path, group)}
                onSetMain={() => {
                  removals.focusItem(index);
                  setMain(picture.path);
                }}
                onCropped={(file) => onCropped(picture.path, file)}
                onRemove={() =>
                  removals.remove(index, picture.path === Img ? () => setMain(picture.path) : undefined)
                }
              />
            ))}
          </ol>
        </SortableGrid>
      )}
      {removals.undo}
    </div>
  );
}
