import { type ReactNode, useEffect, useRef, useState } from 'react';
import { heroImageRule } from '../../model/image/imageRules.ts';
import { Button } from '../../ui/components/Button.tsx';
import { BlurWarning } from '../shared/images/BlurWarning.tsx';
import type { RefusedImage } from '../shared/images/checkImages.ts';
import { FileDrop } from '../shared/images/FileDrop.tsx';
import { CropModal } from '../shared/images/fit/CropModal.tsx';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import { getSource } from '../shared/images/fit/fitSource.ts';
import { useImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { ProgressBar } from '../shared/images/ProgressBar.tsx';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import layout from '../shared/layout.module.css';
import styles from './HeroEditor.module.css';
import { HeroPreview } from './HeroPreview.tsx';
import { heroImageMessages } from './messages.ts';
import { useHeroReplacement } from './useHeroReplacement.ts';

/** The present and the new hero picture, with undo. */
export function HeroEditor() {
  const { present, progress, canUndo, replace, undo } = useHeroReplacement();
  const [chosen, setChosen] = useState<File | null>(null);
  const [notUndoable, setNotUndoable] = useState(false);
  /** Gets the focus when the pressed button is gone. */
  const presentHero = useRef<HTMLElement>(null);
  const choose = (file: File | null) => {
    setChosen(file);
    setNotUndoable(false);
  };
  const waiting = useRef<readonly RefusedImage[]>([]);
  const [, setWaiting] = useState(waiting.current);
  const intake = useImageIntake({
    rule: heroImageRule,
    messages: heroImageMessages,
    single: true,
    getWaiting: () => waiting.current,
    onWaiting: (images) => {
      waiting.current = images;
      setWaiting(images);
    },
    onImages: ([file]) => file && choose(file),
  });
  const onReplace = async (file: File) => {
    const outcome = await replace(file, notUndoable);
    setNotUndoable(outcome === 'notUndoable');
    if (outcome !== 'replaced') return;
    setChosen(null);
    presentHero.current?.focus();
  };
  const onUndo = async () => {
    await undo();
    presentHero.current?.focus();
  };
  const isBusy = progress !== null;
  const bar = isBusy && <ProgressBar label="Uploading" part={progress} />;
  return (
    <div className={layout.stack}>
      <h2 id="hero" tabIndex={-1}>
        Hero
      </h2>
      <FileDrop
        label="Hero Image"
        hint="WebP, 16:9, at most 1200 px wide; others can be converted. You see it as the home page will show it before it replaces the present one."
        disabled={isBusy}
        onFiles={(files) => void intake.add(files)}
      />
      <FitOffer intake={intake} />
      <div className={layout.columns}>
        <figure ref={presentHero} className={styles.picture} tabIndex={-1}>
          <figcaption>On the home page now</figcaption>
          <HeroPreview src={present} alt="The home page’s picture" />
          {canUndo && !chosen && (
            <div className={layout.row} role="status">
              The hero image was replaced.
              <Button small variant="quiet" disabled={isBusy} onClick={() => void onUndo()}>
                Undo
              </Button>
            </div>
          )}
          {!chosen && bar}
        </figure>
        {chosen && (
          <NewHero file={chosen} onFile={choose} isBusy={isBusy}>
            {bar}
            {notUndoable && (
              <p role="alert">
                The present picture could not be downloaded, so you will not be able to undo this.
              </p>
            )}
            <Button small disabled={isBusy} onClick={() => void onReplace(chosen)}>
              {notUndoable ? 'Replace it anyway' : 'Replace the hero image'}
            </Button>
          </NewHero>
        )}
      </div>
    </div>
  );
}

interface NewHeroProps {
  readonly file: File;
  readonly onFile: (file: File | null) => void;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** A chosen or converted picture that is not on the home page yet. */
function NewHero({ file, onFile, isBusy, children }: NewHeroProps) {
  const src = useObjectUrl(file);
  const [adjusting, setAdjusting] = useState(false);
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    figure.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <figure ref={figure} className={styles.picture}>
      <figcaption>New picture</figcaption>
      <HeroPreview src={src} alt="The new picture" />
      <BlurWarning file={file} />
      <div className={layout.row}>
        {children}
        {getSource(file) && (
          <Button small variant="quiet" disabled={isBusy} onClick={() => setAdjusting(true)}>
            Adjust crop
          </Button>
        )}
        <Button small variant="quiet" disabled={isBusy} onClick={() => onFile(null)}>
          Cancel
        </Button>
      </div>
      <CropModal file={adjusting ? file : null} onCropped={onFile} onClose={() => setAdjusting(false)} />
    </figure>
  );
}
