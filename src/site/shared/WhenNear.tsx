import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';

interface Props {
  /** Reserves the room. */
  readonly className: string | undefined;
  /** How far before, as of IntersectionObserver. */
  readonly rootMargin?: string;
  /** Whether it is rendered once the browser is idle, too. */
  readonly orIdle?: boolean;
  readonly children: ReactNode;
}

/** Renders an optional part of a page, with code of its own, once it is scrolled to. */
export function WhenNear({ className, rootMargin = '0px', orIdle = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [rootMargin]);
  useEffect(() => (orIdle ? whenIdle(() => setNear(true)) : undefined), [orIdle]);
  return (
    <div ref={place} className={className}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>{near && children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
