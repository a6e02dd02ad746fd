import { lazy, useState, useTransition } from 'react';
import { imageSources } from '../../data/public/images.ts';
import type { Flaw } from '../../model/inspection/inspection.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useArrowKeys } from '../cars/useArrowKeys.ts';
import { FlawPictures } from '../report/FlawPictures.tsx';
import { groupByPicture } from '../report/groupByPicture.ts';

const Lightbox = lazy(() => import('../cars/Lightbox.tsx').then((module) => ({ default: module.Lightbox })));

interface Props {
  readonly flaws: readonly Flaw[];
  /** The car's name. */
  readonly subject: string;
}

/** The pictures of a report's flaws; each opens over the whole screen. */
export function ReportFlaws({ flaws, subject }: Props) {
  const [current, setCurrent] = useState<number | null>(null);
  const [isOpening, startOpening] = useTransition();
  const pictures = groupByPicture(flaws);
  const show = (index: number) => setCurrent((index + pictures.length) % pictures.length);
  useArrowKeys((direction) => current !== null && show(current + direction));
  return (
    <>
      <FlawPictures
        pictures={pictures}
        isOpening={isOpening}
        onOpen={(index) => startOpening(() => show(index))}
      />
      {current !== null && (
        <ErrorBoundary>
          <Lightbox
            images={pictures.flatMap(({ image }) => imageSources(image) ?? [])}
            subject={subject}
            current={current}
            show={show}
            onClose={() => setCurrent(null)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}
