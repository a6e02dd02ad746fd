import { imageUrl, isLoadable } from '../../data/public/images.ts';
import { ProgressBar } from '../../ui/components/ProgressBar.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import type { DocumentFormState } from '../documents/form/useDocumentForm.ts';
import layout from '../layout/layout.module.css';
import { ConvertOffer } from '../pictures/ConvertOffer.tsx';
import { CropButton } from '../pictures/CropButton.tsx';
import { FileDrop } from '../pictures/FileDrop.tsx';
import { useObjectUrl } from '../pictures/useObjectUrl.ts';
import type { PictureIntake } from '../pictures/usePictureIntake.ts';
import type { BlogForm } from './blogForm.ts';
import { ForeignPicture } from './ForeignPicture.tsx';

interface Props {
  readonly state: DocumentFormState<BlogForm>;
  readonly intake: PictureIntake;
  readonly onFile: (file: File) => void;
}

/** The main picture of a blog post, uploaded with the save. */
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
        <ConvertOffer intake={intake} />
        <CropButton file={file} onCropped={onFile} />
        {progress !== undefined && <ProgressBar label="Uploading" part={progress} />}
      </div>
    </div>
  );
}
