import { useState } from 'react';
import { uiMessages } from '#locales/ui.ts';
import { useImageError } from '../hooks/useImageError.ts';
import { Icon } from './Icon.tsx';
import styles from './ResponsiveImage.module.css';

interface Props {
  readonly src: string | null;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly alt: string;
  /** Intrinsic size in pixels, 3:2 or 16:9 (SPEC 5). */
  readonly width: number;
  readonly height: number;
  /** For the largest image of the first viewport. */
  readonly priority?: boolean;
  /** Lazy images of a prerendered page load after the first paint. */
  readonly loading?: 'eager' | 'lazy';
}

/** React lets a transition wait for images that have no such handler, and shows a skeleton meanwhile. */
const ignore = () => {};

/** Falls back from `srcSet` to `src` to a placeholder of the same size. */
export function ResponsiveImage(props: Props) {
  const { src, srcSet, sizes, alt, width, height, priority, loading = priority ? 'eager' : 'lazy' } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = (source: string | null | undefined) => source != null && source === failed;
  const versions = hasFailed(srcSet) || hasFailed(src) ? undefined : srcSet;
  const failing = useImageError(() => setFailed(versions ?? src), versions ?? src);
  return (
    // The security policy blocks style attributes.
    <span className={styles.frame} data-wide={width / height > 1.6 || undefined}>
      {src !== null && !hasFailed(src) ? (
        <img
          {...failing}
          onLoad={ignore}
          // Before the addresses: Firefox and Safari begin to load when these are set.
          loading={loading}
          fetchPriority={priority ? 'high' : undefined}
          sizes={versions && sizes}
          srcSet={versions}
          src={src}
          alt={alt}
          width={width}
          height={height}
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
