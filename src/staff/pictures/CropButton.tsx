import { useEffect, useState, useTransition } from 'react';
import { createPortal } from 'react-dom';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type Crop, getTargetRatio } from '../../model/image/imageFit.ts';
import { blogImageRule } from '../../model/image/imageRules.ts';
import { Button } from '../../ui/components/Button.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { Modal } from '../../ui/components/Modal.tsx';
import layout from '../layout/layout.module.css';
import styles from './CropButton.module.css';
import { type Converter, createConverter } from './convert/converter.ts';
import { getSource, type PictureSource } from './convert/pictureSource.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { codeOf, explainConvertError } from './usePictureIntake.ts';

interface Props {
  readonly file: File | undefined;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onCropped: (file: File) => void;
}

export function CropButton({ file, label, disabled, onCropped }: Props) {
  const [open, setOpen] = useState(false);
  const source = getSource(file);
  if (!source) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button small variant="quiet" aria-label={label} disabled={disabled} onClick={() => setOpen(true)}>
        Adjust crop
      </Button>
      {/* Outside the form, so that Enter does not submit it. */}
      {createPortal(
        <Modal open={open} title="Adjust crop" onClose={close}>
          <CropForm source={source} onCropped={onCropped} onClose={close} />
        </Modal>,
        document.body,
      )}
    </>
  );
}

interface FormProps extends Pick<Props, 'onCropped'> {
  readonly source: PictureSource;
  readonly onClose: () => void;
}

const maxZoom = 6;

/** Move by dragging or arrow keys; zoom by pinch, wheel or slider. */
function CropForm({ source, onCropped, onClose }: FormProps) {
  const { original, size, rule } = source;
  const ratio = getTargetRatio(size, rule);
  const [crop, setCrop] = useState(source.crop);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [converter, setConverter] = useState<Converter | null>(null);
  /** The whole picture as the worker decodes it, but small. */
  const [whole, setWhole] = useState<File>();
  const [busy, startUse] = useTransition();
  const preview = useObjectUrl(whole);
  useEffect(() => {
    const own = createConverter();
    setConverter(own);
    own
      .convert(original, blogImageRule)
      .then(setWhole, (error) => explainConvertError(codeOf(error), original.name));
    return () => own.stop();
  }, [original]);
  /** Keeps the centre of the frame. */
  const zoomTo = (next: number) => {
    setPosition({ x: (position.x * next) / zoom, y: (position.y * next) / zoom });
    setZoom(next);
  };
  const onUse = async () => {
    try {
      if (converter) onCropped(await converter.convert(original, rule, crop));
      onClose();
    } catch (error) {
      explainConvertError(codeOf(error), original.name);
    }
  };
  return (
    <div className={layout.stack}>
      {preview ? (
        <>
          <div className={styles.stage} style={{ '--ratio': ratio }}>
            <Cropper
              image={preview}
              aspect={ratio}
              objectFit={size.width / size.height < ratio ? 'horizontal-cover' : 'vertical-cover'}
              crop={position}
              zoom={zoom}
              maxZoom={maxZoom}
              keyboardStep={10}
              // The library counts in percent.
              initialCroppedAreaPercentages={scale(source.crop, 100)}
              showGrid={false}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropAreaChange={(area) => setCrop(scale(area, 1 / 100))}
              // The security policy lets no script add a style element.
              disableAutomaticStylesInjection
              cropperProps={{
                role: 'application',
                'aria-label': `${original.name}: arrow keys move the picture`,
              }}
            />
          </div>
          <label className={layout.row}>
            Zoom
            <input
              type="range"
              className={styles.zoom}
              min={1}
              max={maxZoom}
              step={0.05}
              value={zoom}
              onChange={({ target }) => zoomTo(Number(target.value))}
            />
          </label>
        </>
      ) : (
        <LogoLoader size="section" />
      )}
      <div className={layout.row}>
        <Button disabled={!preview || busy} onClick={() => startUse(onUse)}>
          Use this crop
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function scale({ x, y, width, height }: Crop, by: number): Crop {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}
