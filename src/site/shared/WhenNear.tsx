import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useNear } from './useNear.ts';

interface Props {
  /** Reserves the room. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders an optional part of a page, with code of its own, once it is scrolled to. */
export function WhenNear({ className, children }: Props) {
  const { place, near } = useNear();
  return (
    <div ref={place} className={className}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>{near && children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
