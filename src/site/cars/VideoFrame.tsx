import { Suspense } from 'react';
import type { Car } from '../../model/car/car.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import styles from './Video.module.css';

const Video = lazyPart(() => import('./Video.tsx').then((module) => module.Video));

/** Reserves the space of a video until its code is loaded. */
export function VideoFrame({ car }: { readonly car: Car }) {
  const room = <div className={styles.frame} />;
  return (
    <div className={styles.video}>
      <ErrorBoundary>
        <Suspense fallback={room}>{useHydrated() ? <Video car={car} /> : room}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
