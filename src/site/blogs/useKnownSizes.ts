import { type RefObject, useEffect } from 'react';

/**
 * Gives images stored without a size their own aspect ratio once loaded. Only below the viewport, so that no text moves
 * while it is read.
 */
export function useKnownSizes(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other images
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    for (const image of element.querySelectorAll('img')) settle(image);
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) settle(target);
    };
    // `load` does not bubble.
    element.addEventListener('load', onLoad, { capture: true });
    return () => element.removeEventListener('load', onLoad, { capture: true });
  }, [text, html]);
}

function settle(image: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = image;
  const isSized = image.hasAttribute('width') && image.hasAttribute('height');
  if (isSized || naturalWidth === 0 || image.getBoundingClientRect().top < window.innerHeight) return;
  image.width = naturalWidth;
  image.height = naturalHeight;
}
