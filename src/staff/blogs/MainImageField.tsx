import { useState } from 'react';
import { imageUrl } from '../../data/public/images.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { FileDrop } from '../shared/images/FileDrop.tsx';
import { CropModal } from '../shared/images/fit/CropModal.tsx';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import { sourceOf } from '../shared/images/fit/fitSource.ts';
import type { ImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { ProgressBar } from '../shared/images/ProgressBar.tsx';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import styles from './MainImageField.module.css';

interface Props {
  /** The stored main image, or null. */
  readonly stored: string | null;
  readonly file: File | null;
  readonly intake: ImageIntake;
  readonly invalid: boolean;
  /** 0 to 1 while it is uploaded, else null. */
  readonly progress: number | null;
  readonly onFile: (file: File) => void;
}

/** The main image of a blog: chosen here, uploaded with the save. */
export function MainImageField({ stored, file, intake, invalid, progress, onFile }: Props) {
  const preview = useObjectUrl(file);
  const shown = preview ?? (stored && imageUrl(stored));
  const [adjusting, setAdjusting] = useState(false);
  const onFiles = (files: readonly File[]) =>
    intake.take(files, ([accepted]) => {
      if (accepted) onFile(accepted);
    });
  return (
    <div className={styles.mainImage}>
      {shown && <ResponsiveImage src={shown} alt="Main picture" width={3} height={2} eager />}
      <div className={styles.choice}>
        <FileDrop
          label="Main Image"
          name="mainImage"
          hint="WebP, at most 1200 px wide; others can be converted."
          camera
          invalid={invalid}
          onFiles={(files) => void onFiles(files)}
        />
        <FitOffer intake={intake} />
        {sourceOf(file) && (
          <Button small variant="quiet" onClick={() => setAdjusting(true)}>
            Adjust crop
          </Button>
        )}
        <CropModal file={adjusting ? file : null} onCropped={onFile} onClose={() => setAdjusting(false)} />
        {file && progress !== null && <ProgressBar label="Uploading" part={progress} />}
      </div>
    </div>
  );
}
