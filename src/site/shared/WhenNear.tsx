import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';

interface Props {
  /** Reserves the room. */
  readonly className?: string | undefined;
  /** How far before, as of IntersectionObserver. */
  readonly rootMargin?: string;
  readonly children: ReactNode;
}

/** Renders an optional part of a page, with code of its own, once it is scrolled to. */
export function WhenNear({ className, rootMargin = '0px', children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [rootMargin]);
  return (
    <div ref={place} className={className}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>{near && children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
