import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { heroImageRule } from '../../model/image/imageRules.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ProgressBar } from '../../ui/components/ProgressBar.tsx';
import { focusAfterWait } from '../../ui/focusMain.ts';
import { useUnsavedGuard } from '../documents/form/useUnsavedGuard.ts';
import { LeaveModal } from '../layout/LeaveModal.tsx';
import layout from '../layout/layout.module.css';
import { BlurWarning } from '../pictures/BlurWarning.tsx';
import { ConvertOffer } from '../pictures/ConvertOffer.tsx';
import { CropButton } from '../pictures/CropButton.tsx';
import { FileDrop } from '../pictures/FileDrop.tsx';
import { noPictures } from '../pictures/pictures.ts';
import { useObjectUrl } from '../pictures/useObjectUrl.ts';
import { usePictureIntake } from '../pictures/usePictureIntake.ts';
import { HeroPreview } from './HeroPreview.tsx';
import { heroPictureMessages } from './messages.ts';
import { useHeroReplacement } from './useHeroReplacement.ts';

export function HeroEditor() {
  const { present, chosen, choose, notUndoable, isOutdated, progress, replace, undo } = useHeroReplacement();
  const preview = useObjectUrl(chosen);
  const presentHero = useRef<HTMLElement>(null);
  const form = useForm({ defaultValues: noPictures });
  const intake = usePictureIntake(form, {
    field: 'hero',
    rule: heroImageRule,
    messages: heroPictureMessages,
    single: true,
    onPictures: ([file]) => {
      if (file) choose(file);
    },
  });
  const { blocker } = useUnsavedGuard(chosen !== undefined || intake.refused.length > 0);
  /** The pressed button is gone, unless the new picture was not stored. */
  const focusAfter = async (attempt: Promise<unknown>) => {
    if ((await attempt) || !chosen) focusAfterWait(presentHero.current);
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
        hint="WebP, 16:9, at most 1200 px wide; others can be converted. You’ll see a preview before it replaces the current picture."
        disabled={isBusy}
        onFiles={(files) => void intake.add(files)}
      />
      <ConvertOffer intake={intake} />
      <div className={layout.columns}>
        <figure ref={presentHero} className={layout.field} tabIndex={-1}>
          <figcaption className={layout.note}>On the home page now</figcaption>
          <HeroPreview src={present} alt="The home page’s picture" />
          {undo && !chosen && (
            <div className={`${layout.row} ${layout.note}`} role="status">
              The hero image was replaced.
              <Button small variant="quiet" disabled={isBusy} onClick={() => void focusAfter(undo())}>
                Undo
              </Button>
            </div>
          )}
          {!chosen && bar}
        </figure>
        {chosen && (
          <figure ref={scrollTo} className={layout.field}>
            <figcaption className={layout.note}>New picture</figcaption>
            <HeroPreview src={preview} alt="The new picture" />
            <BlurWarning file={chosen} />
            {bar}
            {notUndoable && (
              <p role="alert" className={layout.note}>
                The current picture could not be downloaded, so you will not be able to undo this.
              </p>
            )}
            {isOutdated && (
              <p role="alert" className={layout.note}>
                Someone else has replaced the hero image since. Theirs is shown now, and not replaced yet.
              </p>
            )}
            <div className={layout.answers}>
              <Button small disabled={isBusy} onClick={() => void focusAfter(replace(chosen))}>
                {notUndoable ? 'Replace it anyway' : 'Replace the hero image'}
              </Button>
              <CropButton file={chosen} disabled={isBusy} onCropped={choose} />
              <Button small variant="quiet" disabled={isBusy} onClick={() => choose()}>
                Cancel
              </Button>
            </div>
          </figure>
        )}
      </div>
      <LeaveModal
        blocker={blocker}
        detail="The new picture has not replaced the hero image yet, and will be lost."
        destructive
      />
    </div>
  );
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
