import { useEffect, useState } from 'react';
import { heroUrl } from '../../data/public/images.ts';
import { findHeroUrl, replaceHero } from '../../data/staff/hero.ts';
import { heroImageRule } from '../../model/imageRules.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { acceptImages } from '../kit/acceptImages.ts';
import { explainFailure } from '../kit/explainFailure.ts';
import { FileDrop } from '../kit/FileDrop.tsx';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { showToast } from '../kit/toasts.ts';
import { useObjectUrl } from '../kit/useObjectUrl.ts';
import styles from './HeroEditor.module.css';
import { heroImageMessages, heroMessages } from './messages.ts';

/** Shows the home page's picture and replaces it by a chosen one that passes the three checks of SPEC 5. */
export function HeroEditor() {
  const { upload, current, choose } = useHeroUpload();
  const shown = useObjectUrl(upload?.file ?? null) ?? current;
  return (
    <div className={styles.hero}>
      {shown === undefined ? (
        <div className={styles.unknown} />
      ) : (
        <ResponsiveImage src={shown} alt="The home page’s picture" width={16} height={9} eager />
      )}
      <div className={styles.side}>
        <FileDrop
          label="Hero Image"
          hint="WebP, 16:9, at most 1200 px wide. It replaces the picture above as soon as you choose it."
          disabled={upload !== null}
          onFiles={(files) => void choose(files)}
        />
        {upload && <ProgressBar label="Uploading" part={upload.part} />}
      </div>
    </div>
  );
}

function useHeroUpload() {
  const [upload, setUpload] = useState<{ readonly file: File; readonly part: number } | null>(null);
  /** Undefined until it is known what visitors see. */
  const [current, setCurrent] = useState<string | null>();
  useEffect(() => {
    const show = (url: string | null) => setCurrent((now) => (now === undefined ? url : now));
    findHeroUrl().then(show, () => show(heroUrl()));
  }, []);

  const choose = async (files: readonly File[]) => {
    const [file] = await acceptImages(files, heroImageRule, heroImageMessages);
    if (!file) return;
    setUpload({ file, part: 0 });
    try {
      await replaceHero(file, (part) => setUpload({ file, part }));
      setCurrent(heroUrl());
      showToast('success', heroMessages.uploaded);
    } catch (error) {
      showToast('error', await explainFailure(error, heroMessages.failed));
    }
    setUpload(null);
  };
  return { upload, current, choose };
}
