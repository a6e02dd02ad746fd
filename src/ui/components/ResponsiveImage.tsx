import { useState } from 'react';
import { uiMessages } from '#locales/ui.ts';
import { useImageError } from '../hooks/useImageError.ts';
import { Icon } from './Icon.tsx';
import styles from './ResponsiveImage.module.css';

interface Props {
  /** Address of the picture, or null where there is none. */
  readonly src: string | null;
  /** Smaller versions of it, as the <img> attribute. */
  readonly srcSet?: string | undefined;
  /** How wide it is shown, as the <img> attribute; needed where there is a `srcSet`. */
  readonly sizes?: string | undefined;
  readonly alt: string;
  /** Pixel size, 3:2 or 16:9 (SPEC 5); the layout decides the shown size. */
  readonly width: number;
  readonly height: number;
  /** Loads at once instead of near the screen: for what stands on the first screen. */
  readonly eager?: boolean;
  /** The same, and before the others: for the largest picture of the first screen. */
  readonly priority?: boolean;
}

/**
 * A picture that keeps its place: same size while loading, when loaded, missing or broken. Where a smaller
 * version cannot be had, the picture itself is tried before it counts as broken.
 */
export function ResponsiveImage(props: Props) {
  const { src, srcSet, sizes, alt, width, height, priority = false, eager = priority } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = (source: string | null | undefined) => source != null && source === failed;
  const versions = hasFailed(srcSet) || hasFailed(src) ? undefined : srcSet;
  const failing = useImageError(() => setFailed(versions ?? src), versions ?? src);
  return (
    // Not by a style attribute: the security policy lets none stand in HTML.
    <span className={styles.frame} data-wide={width / height > 1.6 || undefined}>
      {src !== null && !hasFailed(src) ? (
        <img
          {...failing}
          src={src}
          srcSet={versions}
          sizes={versions && sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' })}
          decoding="async"
        />
      ) : (
        <span
          className={styles.missing}
          role="img"
          aria-label={alt ? uiMessages.noPictureOf(alt) : uiMessages.noPicture}
        >
          <Icon name="car" size="huge" />
        </span>
      )}
    </span>
  );
}
