import { useEffect, useEffectEvent, useRef } from 'react';

/** Also calls back if the image failed before hydration. */
export function useImageError(onImageError: () => void, source: string | null) {
  const image = useRef<HTMLImageElement>(null);
  const handleError = useEffectEvent(onImageError);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per source
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) handleError();
  }, [source]);
  return { ref: image, onError: onImageError };
}
