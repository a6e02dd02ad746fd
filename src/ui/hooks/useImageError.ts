import { useEffect, useRef } from 'react';

/**
 * Ref and handler for an image that may fail to load: calls back also where it failed before this code ran,
 * which a prerendered image can.
 */
export function useImageError(onImageError: () => void, source: string | null) {
  const image = useRef<HTMLImageElement>(null);
  const latest = useRef(onImageError);
  useEffect(() => {
    latest.current = onImageError;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another image
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) latest.current();
  }, [source]);
  return { ref: image, onError: onImageError };
}
