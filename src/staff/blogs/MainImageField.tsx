import { imageUrl } from '../../data/public/images.ts';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { FileDrop } from '../shared/images/FileDrop.tsx';
import { CropButton } from '../shared/images/fit/CropButton.tsx';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import type { ImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { ProgressBar } from '../shared/images/ProgressBar.tsx';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import layout from '../shared/layout.module.css';

interface Props {
  readonly path: string;
  readonly file: File | undefined;
  readonly intake: ImageIntake;
  readonly error: string | undefined;
  readonly progress: number | undefined;
  readonly onFile: (file: File) => void;
}

/** The main image of a post, uploaded with the save. */
export function MainImageField({ path, file, intake, error, progress, onFile }: Props) {
  const preview = useObjectUrl(file);
  const shown = file ? preview : path && imageUrl(path);
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
        <CropButton file={file} onCropped={onFile} />
        {progress !== undefined && <ProgressBar label="Uploading" part={progress} />}
      </div>
    </div>
  );
}
