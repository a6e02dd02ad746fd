import { useEffect, useState } from 'react';
import { carPageMessages } from '#locales/carPage.ts';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { SharedElement } from '../../ui/components/SharedElement.tsx';
import styles from './Carousel.module.css';

export interface Pictures {
  /** 3:2, with smaller versions if available. */
  readonly images: readonly { readonly src: string; readonly srcSet?: string }[];
  /** What all pictures show; each name gets a number. */
  readonly subject: string;
}

interface Props extends Pictures {
  readonly current: number;
  readonly sizes: string;
  /** Whether the first is the largest picture of the first screen. */
  readonly priority?: boolean;
  /** Of the transition to the first. */
  readonly name?: string;
}

/** Pictures side by side, scrolled by a transform to the current one. */
export function Slides({ images, subject, current, sizes, priority = false, name }: Props) {
  // Its neighbours load after hydration, so that they don't delay it.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <ul className={styles.track} style={current > 0 ? { '--current': current } : undefined}>
      {images.map((image, index) => (
        <li key={image.src} inert={index !== current}>
          {(index === current || (hydrated && isNear(index, current, images.length))) && (
            <SharedElement name={index === 0 ? name : undefined}>
              <ResponsiveImage
                {...image}
                sizes={sizes}
                alt={carPageMessages.pictures.one(subject, index + 1, images.length)}
                width={1200}
                height={800}
                priority={priority && index === 0}
              />
            </SharedElement>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Only the current picture and its neighbours are loaded, around both ends. */
function isNear(index: number, current: number, total: number): boolean {
  const distance = Math.abs(index - current);
  return Math.min(distance, total - distance) <= 1;
}
