import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { getTargetRatio } from '../../../../model/image/imageFit.ts';
import { blogImageRule } from '../../../../model/image/imageRules.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { LogoLoader } from '../../../../ui/components/LogoLoader.tsx';
import { Modal } from '../../../../ui/components/Modal.tsx';
import layout from '../../layout.module.css';
import { useObjectUrl } from '../useObjectUrl.ts';
import { CropStage } from './CropStage.tsx';
import { type FitSource, getSource } from './fitSource.ts';
import { createFitter, type Fitter } from './fitter.ts';
import { explainFitError } from './useImageIntake.ts';

interface Props {
  /** The picture to crop, or null. */
  readonly file: File | null;
  readonly onCropped: (file: File) => void;
  readonly onClose: () => void;
}

/** Rendered outside the form, so that Enter does not submit it. */
export function CropModal({ file, ...props }: Props) {
  const source = getSource(file);
  return createPortal(
    <Modal open={source !== null} title="Adjust crop" onClose={props.onClose}>
      {source && <CropForm source={source} {...props} />}
    </Modal>,
    document.body,
  );
}

function CropForm({ source, onCropped, onClose }: Omit<Props, 'file'> & { readonly source: FitSource }) {
  const { original, size, rule } = source;
  const [crop, setCrop] = useState(source.crop);
  const [fitter, setFitter] = useState<Fitter | null>(null);
  /** The whole picture as the worker decodes it, but small. */
  const [whole, setWhole] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const preview = useObjectUrl(whole);
  useEffect(() => {
    const own = createFitter();
    setFitter(own);
    own.fit(original, blogImageRule).then(setWhole, (error) => explainFitError(error, original.name));
    return () => own.stop();
  }, [original]);
  const onUse = async () => {
    setBusy(true);
    try {
      if (fitter) onCropped(await fitter.fit(original, rule, crop));
      onClose();
    } catch (error) {
      explainFitError(error, original.name);
      setBusy(false);
    }
  };
  return (
    <div className={layout.stack}>
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
      <div className={layout.row}>
        <Button disabled={!preview || busy} onClick={() => void onUse()}>
          Use this crop
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
