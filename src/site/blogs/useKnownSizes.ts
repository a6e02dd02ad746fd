import { type RefObject, useEffect } from 'react';

/**
 * Gives pictures of old articles, stored without a size, their own shape once it is known: those that load while
 * they are still below the window. Of any other the room stays as it is, because the text behind it may be being read.
 */
export function useKnownSizes(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is other pictures
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    for (const image of element.querySelectorAll('img')) settle(image);
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) settle(target);
    };
    // Loading does not bubble.
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
