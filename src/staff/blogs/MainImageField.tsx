import { useState } from 'react';
import { imageUrl } from '../../data/public/images.ts';
import { Button } from '../../ui/Button.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { FileDrop } from '../kit/FileDrop.tsx';
import { CropModal } from '../kit/fitImage/CropModal.tsx';
import { FitOffer } from '../kit/fitImage/FitOffer.tsx';
import { sourceOf } from '../kit/fitImage/fitSource.ts';
import type { ImageIntake } from '../kit/fitImage/useImageIntake.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { useObjectUrl } from '../kit/useObjectUrl.ts';
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
          hint="WebP, at most 1200 px wide; others can be made to fit."
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
