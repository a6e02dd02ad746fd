import { imageUrl } from '../../data/public/images.ts';
import { blogMainRule } from '../../model/imageRules.ts';
import { readWebpSize } from '../../model/webp.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { FileDrop } from '../kit/FileDrop.tsx';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { readImageFile } from '../kit/readImageFile.ts';
import { dismissErrorToasts, showToast } from '../kit/toasts.ts';
import { useObjectUrl } from '../kit/useObjectUrl.ts';
import styles from './BlogEditor.module.css';

interface Props {
  /** The stored main image, or null. */
  readonly stored: string | null;
  readonly file: File | null;
  readonly invalid: boolean;
  /** 0 to 1 while it is uploaded, else null. */
  readonly progress: number | null;
  readonly onFile: (file: File) => void;
}

/** The main image of a post: chosen here, uploaded with the save. */
export function MainImageField({ stored, file, invalid, progress, onFile }: Props) {
  const preview = useObjectUrl(file);
  const shown = preview ?? (stored && imageUrl(stored));
  const choose = async (chosen: File) => {
    dismissErrorToasts();
    const size = await readImageFile(chosen, readWebpSize);
    const problem = blogMainRule({ name: chosen.name, bytes: chosen.size, size });
    if (problem) showToast('error', problem);
    else onFile(chosen);
  };
  return (
    <div className={styles.mainImage}>
      {shown && <ResponsiveImage src={shown} alt="Main picture" width={3} height={2} eager />}
      <div className={styles.choice}>
        <FileDrop
          label="Main Image"
          name="mainImage"
          hint="WebP, at most 1200 px wide."
          invalid={invalid}
          onFiles={([chosen]) => chosen && void choose(chosen)}
        />
        {file && progress !== null && <ProgressBar label="Uploading" part={progress} />}
      </div>
    </div>
  );
}
