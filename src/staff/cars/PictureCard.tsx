import { useSortable } from '@dnd-kit/sortable';
import { imageUrl } from '../../data/public/images.ts';
import type { PictureGroup } from '../../model/car/pictureGroups.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ProgressBar } from '../../ui/components/ProgressBar.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { TopicIcon } from '../../ui/components/TopicIcon.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import layout from '../layout/layout.module.css';
import { BlurWarning } from '../pictures/BlurWarning.tsx';
import { CropButton } from '../pictures/CropButton.tsx';
import type { ShownPicture } from '../pictures/pictures.ts';
import { useObjectUrl } from '../pictures/useObjectUrl.ts';
import { GroupChoice } from './GroupChoice.tsx';
import styles from './PictureCard.module.css';

interface Props {
  readonly image: ShownPicture;
  readonly number: number;
  readonly count: number;
  readonly isMain: boolean;
  readonly group: PictureGroup;
  /** The number of an identical earlier picture. */
  readonly sameAs: number | undefined;
  readonly progress: number | undefined;
  readonly onMove: (number: number) => void;
  readonly onSetMain: () => void;
  readonly onGroup: (group: PictureGroup) => void;
  readonly onCropped: (file: File) => void;
  readonly onRemove: () => void;
}

export function PictureCard(props: Props) {
  const { image, number, count, isMain, sameAs, progress } = props;
  const preview = useObjectUrl(image.file);
  const name = imageName(image);
  const sortable = useSortable({ id: image.path, data: { name } });
  const { transform, transition } = sortable;
  // A mouse drags by the whole card; fingers and keys use the grip, so that elsewhere a finger scrolls.
  const { onMouseDown, ...gripListeners } = sortable.listeners ?? {};
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.card}
      data-main={isMain || undefined}
      data-dragged={sortable.isDragging || undefined}
      style={{
        transition,
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
      }}
      // Not from its dialog, whose events bubble through the tree of components.
      onMouseDown={(event) => event.currentTarget.contains(event.target as Node) && onMouseDown?.(event)}
    >
      <ResponsiveImage
        src={image.file ? preview : imageUrl(image.path)}
        alt={name}
        width={1200}
        height={800}
        loading="eager"
      />
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...gripListeners}
        className={`${layout.plain} ${styles.grip}`}
        aria-label={`Reorder picture ${number}`}
      >
        <TopicIcon name="grip" />
      </button>
      {progress !== undefined && <ProgressBar label={`Uploading picture ${number}`} part={progress} />}
      <BlurWarning file={image.file} />
      {sameAs && <p className={layout.warning}>The same as picture {sameAs}</p>}
      <GroupChoice label={`Group of picture ${number}`} value={props.group} onChange={props.onGroup} />
      <div className={styles.controls}>
        <Button small variant="quiet" className={styles.main} disabled={isMain} onClick={props.onSetMain}>
          {isMain ? 'Main Image' : 'Set as Main'}
        </Button>
        <CropButton
          file={image.file}
          label={`Adjust crop of picture ${number}`}
          onCropped={props.onCropped}
        />
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

export function imageName({ path, file }: ShownPicture): string {
  return file?.name ?? path.replace(/^[^/]*\/(\d+_)?/, '');
}
