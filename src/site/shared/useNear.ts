import { useEffect, useRef, useState } from 'react';

/** Whether an element was scrolled into view, for what is loaded late. @param rootMargin how far before */
export function useNear(rootMargin = '0px') {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [rootMargin]);
  return { place, near };
}
