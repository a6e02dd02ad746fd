import { imageUrl, isLoadable } from '../../data/public/images.ts';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import type { DocumentFormState } from '../shared/forms/useDocumentForm.ts';
import { FileDrop } from '../shared/images/FileDrop.tsx';
import { CropButton } from '../shared/images/fit/CropButton.tsx';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import type { ImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { ProgressBar } from '../shared/images/ProgressBar.tsx';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import layout from '../shared/layout.module.css';
import type { BlogForm } from './blogForm.ts';
import { ForeignPicture } from './ForeignPicture.tsx';

interface Props {
  readonly state: DocumentFormState<BlogForm>;
  readonly intake: ImageIntake;
  readonly onFile: (file: File) => void;
}

/** The main image of a post, uploaded with the save. */
export function MainImageField({ state, intake, onFile }: Props) {
  const { mainImage, files } = state.values;
  const file = files[mainImage]?.file;
  const progress = state.progress.get(mainImage);
  const preview = useObjectUrl(file);
  const stored = mainImage && imageUrl(mainImage);
  const isForeign = !file && stored !== '' && !isLoadable(stored);
  const shown = file ? preview : isForeign ? '' : stored;
  return (
    <div className={shown ? layout.columns : layout.stack}>
      {shown && <ResponsiveImage src={shown} alt="Main picture" width={3} height={2} loading="eager" />}
      <div className={layout.stack}>
        <FileDrop
          label="Main Image"
          name="mainImage"
          required
          hint="WebP, at most 1200 px wide; others can be converted."
          error={state.form.formState.errors.mainImage?.message}
          onFiles={(chosen) => void intake.add(chosen)}
        />
        {isForeign && (
          <ForeignPicture
            url={stored}
            disabled={state.busy}
            onCopied={(copied) => void intake.add([copied])}
          />
        )}
        <FitOffer intake={intake} />
        <CropButton file={file} onCropped={onFile} />
        {progress !== undefined && <ProgressBar label="Uploading" part={progress} />}
      </div>
    </div>
  );
}
