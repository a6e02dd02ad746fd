import { lazy, useState, useTransition } from 'react';
import { imageSources } from '../../data/public/images.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { type FlawPicture, FlawPictures } from './FlawPictures.tsx';

const Lightbox = lazy(() =>
  import('../gallery/Lightbox.tsx').then((module) => ({ default: module.Lightbox })),
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
          <Lightbox
            images={pictures.flatMap(({ image }) => imageSources(image) ?? [])}
            subject={subject}
            current={current}
            show={(index) => setCurrent((index + pictures.length) % pictures.length)}
            onClose={() => setCurrent(null)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}
