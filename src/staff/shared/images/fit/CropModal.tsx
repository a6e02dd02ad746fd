import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Crop, getTargetRatio } from '../../../../model/image/imageFit.ts';
import { blogImageRule } from '../../../../model/image/imageRules.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { LogoLoader } from '../../../../ui/components/LogoLoader.tsx';
import { Modal } from '../../../../ui/components/Modal.tsx';
import { showToast } from '../../notices/toasts.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import styles from './CropModal.module.css';
import { CropStage } from './CropStage.tsx';
import { type FitSource, sourceOf } from './fitSource.ts';
import { createFitter, type Fitter } from './fitter.ts';
import { fitMessage } from './useImageIntake.ts';

interface Props {
  /** The fitted picture whose crop is changed, or null while none is. */
  readonly file: File | null;
  readonly onCropped: (file: File) => void;
  readonly onClose: () => void;
}

/** Chooses which part of a picture is kept. Outside the document's form, whose button Enter would press. */
export function CropModal({ file, onCropped, onClose }: Props) {
  const source = sourceOf(file);
  return createPortal(
    <Modal open={source !== null} title="Adjust crop" onClose={onClose}>
      {source && <CropForm source={source} onCropped={onCropped} onClose={onClose} />}
    </Modal>,
    document.body,
  );
}

interface FormProps extends Omit<Props, 'file'> {
  readonly source: FitSource;
}

function CropForm({ source, onCropped, onClose }: FormProps) {
  const { original, size, rule } = source;
  const [crop, setCrop] = useState(source.crop);
  const { preview, use, busy } = useCropping(source, onCropped, onClose);
  return (
    <div className={styles.crop}>
      {preview ? (
        <CropStage
          src={preview}
          name={original.name}
          size={size}
          ratio={getTargetRatio(size, rule)}
          initial={source.crop}
          onCrop={setCrop}
        />
      ) : (
        <LogoLoader size="section" />
      )}
      <div className={styles.answers}>
        <Button disabled={!preview || busy} onClick={() => void use(crop)}>
          Use this crop
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** The whole picture, small and as the worker reads it, and the way to crop the original. */
function useCropping({ original, rule }: FitSource, onCropped: (file: File) => void, onClose: () => void) {
  const [fitter, setFitter] = useState<Fitter | null>(null);
  const [whole, setWhole] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const own = createFitter();
    setFitter(own);
    own.fit(original, blogImageRule).then(setWhole, (error) => explain(error, original));
    return () => own.stop();
  }, [original]);

  const use = async (crop: Crop) => {
    setBusy(true);
    try {
      if (fitter) onCropped(await fitter.fit(original, rule, crop));
      onClose();
    } catch (error) {
      explain(error, original);
      setBusy(false);
    }
  };
  return { preview: useObjectUrl(whole), use, busy };
}

function explain(error: unknown, { name }: File): void {
  const message = fitMessage(error, name);
  if (message) showToast('error', message);
}
