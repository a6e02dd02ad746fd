import { useEffect, useEffectEvent, useRef } from 'react';

/** Ref and handler for an image. Also calls back if it failed before hydration, as a prerendered image can. */
export function useImageError(onImageError: () => void, source: string | null) {
  const image = useRef<HTMLImageElement>(null);
  const handleError = useEffectEvent(onImageError);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once for each source
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) handleError();
  }, [source]);
  return { ref: image, onError: onImageError };
}
