import type { HTMLAttributes } from 'react';
import { imageUrl } from '../../data/public/images.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { ProgressBar } from '../shared/images/ProgressBar.tsx';
import type { ShownPicture } from '../shared/images/pictures.ts';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import { IconButton } from '../shared/lists/IconButton.tsx';
import styles from './ImageCard.module.css';

interface Props {
  readonly image: ShownPicture;
  /** Its position, from 1. */
  readonly number: number;
  readonly count: number;
  readonly isMain: boolean;
  /** The number of an earlier picture that is the same, or null. */
  readonly sameAs: number | null;
  /** 0 to 1 while it is uploaded, else null. */
  readonly progress: number | null;
  readonly drag: HTMLAttributes<HTMLLIElement>;
  readonly onMove: (number: number) => void;
  readonly onSetMain: () => void;
  /** Chooses its crop anew, or null where it was stored as it was chosen. */
  readonly onAdjust: (() => void) | null;
  readonly onRemove: () => void;
}

/** One image of a car's form. */
export function ImageCard(props: Props) {
  const { image, number, count, isMain, sameAs, progress } = props;
  const preview = useObjectUrl(image.file ?? null);
  const name = imageName(image);
  return (
    <li className={styles.card} data-main={isMain || undefined} {...props.drag}>
      <ResponsiveImage
        src={image.file ? preview : imageUrl(image.path)}
        alt={name}
        width={1200}
        height={800}
        eager
      />
      <span className={styles.grip} data-grip aria-hidden="true">
        <Icon name="grip" />
      </span>
      {progress !== null && <ProgressBar label={`Uploading picture ${number}`} part={progress} />}
      {sameAs !== null && <p className={styles.same}>The same as picture {sameAs}</p>}
      <div className={styles.controls}>
        <button type="button" className={styles.main} disabled={isMain} onClick={props.onSetMain}>
          {isMain ? 'Main Image' : 'Set as Main'}
        </button>
        {props.onAdjust && (
          <button
            type="button"
            className={styles.adjust}
            aria-label={`Adjust crop of picture ${number}`}
            onClick={props.onAdjust}
          >
            Adjust crop
          </button>
        )}
        <IconButton
          icon="back"
          label={`Move picture ${number} earlier`}
          atEnd={number === 1}
          onClick={() => props.onMove(number - 1)}
        />
        <IconButton
          icon="on"
          label={`Move picture ${number} later`}
          atEnd={number === count}
          onClick={() => props.onMove(number + 1)}
        />
        <IconButton icon="close" label={`Remove picture ${number}`} onClick={props.onRemove} />
      </div>
    </li>
  );
}

/** How an image is called in messages. */
export function imageName({ path, file }: ShownPicture): string {
  return file?.name ?? path.replace(/^[^/]*\/(\d+_)?/, '');
}
