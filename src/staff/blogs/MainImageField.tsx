import { imageUrl } from '../../data/public/images.ts';
import { blogImageRule } from '../../model/imageRules.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { acceptImages } from '../kit/acceptImages.ts';
import { FileDrop } from '../kit/FileDrop.tsx';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { useObjectUrl } from '../kit/useObjectUrl.ts';
import styles from './MainImageField.module.css';
import { mainImageMessages } from './messages.ts';

interface Props {
  /** The stored main image, or null. */
  readonly stored: string | null;
  readonly file: File | null;
  readonly invalid: boolean;
  /** 0 to 1 while it is uploaded, else null. */
  readonly progress: number | null;
  readonly onFile: (file: File) => void;
}

/** The main image of a blog: chosen here, uploaded with the save. */
export function MainImageField({ stored, file, invalid, progress, onFile }: Props) {
  const preview = useObjectUrl(file);
  const shown = preview ?? (stored && imageUrl(stored));
  const onFiles = async (files: readonly File[]) => {
    const [accepted] = await acceptImages(files, blogImageRule, mainImageMessages);
    if (accepted) onFile(accepted);
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
          onFiles={(files) => void onFiles(files)}
        />
        {file && progress !== null && <ProgressBar label="Uploading" part={progress} />}
      </div>
    </div>
  );
}
