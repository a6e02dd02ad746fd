import { lazy, useState, useTransition } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { type FlawPicture, FlawPictures } from '../report/FlawPictures.tsx';

const FlawLightbox = lazy(() =>
  import('./FlawLightbox.tsx').then((module) => ({ default: module.FlawLightbox })),
);

interface Props {
  readonly pictures: readonly FlawPicture[];
  /** The car's name. */
  readonly subject: string;
}

/** The pictures of a report's flaws; each opens over the whole screen. */
export function ReportFlaws({ pictures, subject }: Props) {
  const [current, setCurrent] = useState<number | null>(null);
  const [isOpening, startOpening] = useTransition();
  return (
    <>
      <FlawPictures
        pictures={pictures}
        isOpening={isOpening}
        onOpen={(index) => startOpening(() => setCurrent(index))}
      />
      {current !== null && (
        <ErrorBoundary>
          <FlawLightbox
            images={pictures.map(({ image }) => image)}
            subject={subject}
            first={current}
            onClose={() => setCurrent(null)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}
