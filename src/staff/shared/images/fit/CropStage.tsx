import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
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
  // The library counts in percent.
  const [initialArea] = useState(() => scale(initial, 100));
  /** Keeps the centre of the frame. */
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
          onCropAreaChange={(area) => onCrop(scale(area, 1 / 100))}
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

function scale({ x, y, width, height }: Crop, by: number): Crop {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}
