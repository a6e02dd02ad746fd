import { useState } from 'react';
import { imageUrl } from '../../data/public/images.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { FileDrop } from '../shared/images/FileDrop.tsx';
import { CropModal } from '../shared/images/fit/CropModal.tsx';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import { getSource } from '../shared/images/fit/fitSource.ts';
import type { ImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { ProgressBar } from '../shared/images/ProgressBar.tsx';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import layout from '../shared/layout.module.css';

interface Props {
  readonly path: string;
  readonly file: File | null;
  readonly intake: ImageIntake;
  readonly error: string | undefined;
  readonly progress: number | null;
  readonly onFile: (file: File) => void;
}

/** The main image of a post, uploaded with the save. */
export function MainImageField({ path, file, intake, error, progress, onFile }: Props) {
  const preview = useObjectUrl(file);
  const shown = file ? preview : path && imageUrl(path);
  const [adjusting, setAdjusting] = useState(false);
  return (
    <div className={shown ? layout.columns : layout.stack}>
      {shown && <ResponsiveImage src={shown} alt="Main picture" width={3} height={2} loading="eager" />}
      <div className={layout.stack}>
        <FileDrop
          label="Main Image"
          name="mainImage"
          required
          hint="WebP, at most 1200 px wide; others can be converted."
          error={error}
          onFiles={(files) => void intake.add(files)}
        />
        <FitOffer intake={intake} />
        {getSource(file) && (
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
