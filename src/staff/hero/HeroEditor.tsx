import { useEffect, useRef, useState } from 'react';
import { heroUrl } from '../../data/public/images.ts';
import { findHeroUrl, replaceHero } from '../../data/staff/hero.ts';
import { heroImageRule } from '../../model/image/imageRules.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { FileDrop } from '../shared/images/FileDrop.tsx';
import { CropModal } from '../shared/images/fit/CropModal.tsx';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import { sourceOf } from '../shared/images/fit/fitSource.ts';
import { useImageIntake } from '../shared/images/fit/useImageIntake.ts';
import type { RefusedImage } from '../shared/images/judgeImages.ts';
import { ProgressBar } from '../shared/images/ProgressBar.tsx';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import { explainFailure } from '../shared/notices/explainFailure.ts';
import { showToast } from '../shared/notices/toasts.ts';
import styles from './HeroEditor.module.css';
import { heroImageMessages, heroMessages } from './messages.ts';

/**
 * Shows the home page's picture and replaces it: by a chosen one that passes the three checks of SPEC 5 at once, by one
 * that was made to fit when its crop is approved, as visitors see it from then on.
 */
export function HeroEditor() {
  const { upload, current, replace } = useHeroUpload();
  const [fitted, setFitted] = useState<File | null>(null);
  const shown = useObjectUrl(upload?.file ?? fitted) ?? current;
  const onImages = ([file]: readonly File[]) => {
    setFitted(file && sourceOf(file) ? file : null);
    if (file && !sourceOf(file)) void replace(file);
  };
  const waiting = useRef<readonly RefusedImage[]>([]);
  const [, setWaiting] = useState(waiting.current);
  const intake = useImageIntake({
    rule: heroImageRule,
    messages: heroImageMessages,
    getWaiting: () => waiting.current,
    onWaiting: (images) => {
      waiting.current = images;
      setWaiting(images);
    },
    onImages,
  });
  const onApprove = (file: File) => {
    setFitted(null);
    void replace(file);
  };
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
          hint="WebP, 16:9, at most 1200 px wide; others can be made to fit. It replaces the picture above as soon as you choose it."
          disabled={upload !== null}
          camera
          onFiles={(files) => void intake.take(files)}
        />
        <FitOffer intake={intake} />
        {fitted && <FittedHero file={fitted} onFile={setFitted} onApprove={onApprove} />}
        {upload && <ProgressBar label="Uploading" part={upload.part} />}
      </div>
    </div>
  );
}

interface FittedProps {
  readonly file: File;
  readonly onFile: (file: File | null) => void;
  readonly onApprove: (file: File) => void;
}

/** A picture that was made to fit, and is not the home page's yet. */
function FittedHero({ file, onFile, onApprove }: FittedProps) {
  const [adjusting, setAdjusting] = useState(false);
  return (
    <div className={styles.fitted}>
      <Button small onClick={() => onApprove(file)}>
        Use this picture
      </Button>
      <Button small variant="quiet" onClick={() => setAdjusting(true)}>
        Adjust crop
      </Button>
      <Button small variant="quiet" onClick={() => onFile(null)}>
        Cancel
      </Button>
      <CropModal file={adjusting ? file : null} onCropped={onFile} onClose={() => setAdjusting(false)} />
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

  const replace = async (file: File) => {
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
  return { upload, current, replace };
}
