import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { imageUrl } from '../../data/public/images.ts';
import { StaleError } from '../../data/staff/errors.ts';
import { fetchLabelPicture, setLabelPicture, uploadLabelPicture } from '../../data/staff/label.ts';
import { labelImageRule } from '../../model/image/imageRules.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ProgressBar } from '../../ui/components/ProgressBar.tsx';
import { HistoryButton } from '../documents/history/HistoryButton.tsx';
import { kindsOf } from '../documents/history/kinds.ts';
import layout from '../layout/layout.module.css';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { showFailure } from '../notices/showFailure.ts';
import { ConvertOffer } from '../pictures/ConvertOffer.tsx';
import { FileDrop } from '../pictures/FileDrop.tsx';
import { noPictures } from '../pictures/pictures.ts';
import { usePictureIntake } from '../pictures/usePictureIntake.ts';
import styles from './LabelDesign.module.css';
import { labelKind } from './labelForm.ts';

const messages = {
  notWebp: () => 'Only .webp files are allowed.',
  tooWide: () => 'Image width must be 1200px or less.',
};

const outdated = 'The label picture was changed meanwhile. See the current one first; nothing was stored.';

interface ChangeTexts {
  readonly done: string;
  readonly failed: string;
}

const saveTexts = { done: 'Label picture saved.', failed: 'Failed to save the label picture.' };
const removeTexts = { done: 'Label picture removed.', failed: 'Failed to remove the label picture.' };
const undoTexts = { done: 'The label picture is as before.', failed: 'Failed to save the label picture.' };

/** The picture that every windscreen label prints in its reserved block; stored as soon as it is chosen. */
export function LabelDesign() {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: picture, isError, refetch } = useQuery({ queryKey: ['label'], queryFn: fetchLabelPicture });
  const [progress, setProgress] = useState<number | null>(null);
  /** Resolves to whether it is stored. */
  const change = async (seen: string | null, next: () => Promise<string | null>, texts: ChangeTexts) => {
    dismissErrors();
    setProgress(0);
    let isStored = false;
    try {
      const path = await next();
      await setLabelPicture(path, seen);
      isStored = true;
      const undo = () => void change(path, () => Promise.resolve(seen), undoTexts);
      showNotice('success', texts.done, texts === undoTexts ? undefined : { label: 'Undo', run: undo });
    } catch (error) {
      if (error instanceof StaleError) showNotice('error', outdated);
      else await showFailure(error, texts.failed);
    }
    await client.invalidateQueries({ queryKey: ['label'] });
    setProgress(null);
    return isStored;
  };
  const form = useForm({ defaultValues: noPictures });
  const intake = usePictureIntake(form, {
    field: 'label',
    rule: labelImageRule,
    messages,
    single: true,
    onPictures: async ([file]) => {
      const upload = () => (file ? uploadLabelPicture(file, setProgress) : Promise.resolve(null));
      const isStored = await change(picture ?? null, upload, saveTexts);
      return isStored || !file ? [] : [{ file, message: saveTexts.failed, isUnstored: true }];
    },
  });
  const isBusy = progress !== null;
  return (
    <section className={`${layout.stack} ${layout.panel}`} aria-labelledby="label-design">
      <div className={layout.row}>
        <h3 id="label-design" ref={heading} tabIndex={-1}>
          Windscreen label
        </h3>
        <HistoryButton kinds={kindsOf(labelKind)} id="label" title="Windscreen label" />
      </div>
      <p className={layout.note}>
        The Consumer Protection Agency’s own design for price labels. Every label prints it above the QR code,
        188 mm wide and 30 mm high. Without a picture, labels reserve no space.
      </p>
      {isError && picture === undefined && (
        <StaffFailure message="The label picture could not be loaded." onRetry={refetch} />
      )}
      {picture && (
        <>
          <img className={styles.picture} src={imageUrl(picture)} alt="On every label" />
          <div className={layout.row}>
            <Button
              small
              variant="quiet"
              disabled={isBusy}
              onClick={async () => {
                await change(picture, () => Promise.resolve(null), removeTexts);
                heading.current?.focus({ preventScroll: true });
              }}
            >
              Remove
            </Button>
          </div>
        </>
      )}
      <FileDrop
        label="Label picture"
        hint="WebP, at most 1200 px wide; others can be converted. A new picture replaces the current one."
        disabled={isBusy || picture === undefined}
        onFiles={(files) => void intake.add(files)}
      />
      <ConvertOffer intake={intake} />
      {isBusy && <ProgressBar label="Uploading" part={progress} />}
    </section>
  );
}
