import { useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Photo.module.css';
import { useBroken } from './useBroken.ts';

interface Props {
  /** Address of the picture, or null where there is none. */
  readonly src: string | null;
  readonly alt: string;
  /** Pixel size that gives the aspect ratio; the layout decides the shown size. */
  readonly width: number;
  readonly height: number;
  /** Loads at once instead of near the screen: for what stands on the first screen. */
  readonly eager?: boolean;
}

/** A picture that keeps its place: same size while loading, when loaded, missing or broken. */
export function Photo({ src, alt, width, height, eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const failing = useBroken(() => setBroken(src), src);
  const shown = src !== null && src !== broken;
  return (
    <span className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      {shown ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...failing}
        />
      ) : (
        <span className={styles.missing} role="img" aria-label={alt ? `${alt} (no picture)` : 'No picture'}>
          <Icon name="car" size="3rem" />
        </span>
      )}
    </span>
  );
}
