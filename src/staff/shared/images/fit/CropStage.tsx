import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Crop } from '../../../../model/image/imageFit.ts';
import type { Size } from '../../../../model/image/webp.ts';
import styles from './CropStage.module.css';

const maxZoom = 6;

interface Props {
  readonly src: string;
  readonly name: string;
  readonly size: Size;
  readonly ratio: number;
  readonly initial: Crop;
  readonly onCrop: (crop: Crop) => void;
}

/** Move by dragging or arrow keys; zoom by pinch, wheel or slider. */
export function CropStage({ src, name, size, ratio, initial, onCrop }: Props) {
  const zoomId = useId();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [initialArea] = useState(() => toArea(initial));
  /** What is in the frame's middle stays there. */
  const zoomTo = (next: number) => {
    setPosition({ x: (position.x * next) / zoom, y: (position.y * next) / zoom });
    setZoom(next);
  };
  return (
    <>
      <div className={styles.stage} style={{ '--ratio': ratio }}>
        <Cropper
          image={src}
          aspect={ratio}
          objectFit={size.width / size.height < ratio ? 'horizontal-cover' : 'vertical-cover'}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={10}
          initialCroppedAreaPercentages={initialArea}
          showGrid={false}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(area) => onCrop(toCrop(area))}
          // The security policy lets no script add a style element.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': `${name}: arrow keys move the picture` }}
        />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>Zoom</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => zoomTo(Number(target.value))}
        />
      </div>
    </>
  );
}

/** The library counts in percent. */
function toArea({ x, y, width, height }: Crop): Area {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function toCrop({ x, y, width, height }: Area): Crop {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}
