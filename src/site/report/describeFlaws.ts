import { inspectionNames } from '#locales/inspectionNames.ts';
import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { describeNote } from '../../locales/describeNote.ts';
import { formatDecimal } from '../../locales/formatDecimal.ts';
import { formatList } from '../../locales/formats.ts';
import type { Flaw } from '../../model/inspection/inspection.ts';
import type { FlawPicture } from './FlawPictures.tsx';

/** By picture, because one may show several flaws; numbered from 1. */
export function describeFlaws(flaws: readonly Flaw[]): readonly FlawPicture[] {
  const images = [...new Set(flaws.map(({ image }) => image))];
  const sorted = images.flatMap((each) => flaws.filter(({ image }) => image === each));
  return images.map((image) => {
    const shown = sorted.flatMap((flaw, index) =>
      flaw.image === image ? describeFlaw(flaw, index + 1) : [],
    );
    const numbers = formatList(shown.map(({ number }) => String(number)));
    return { image, alt: words.pictureOf(numbers), open: words.openPicture(numbers), flaws: shown };
  });
}

function describeFlaw(
  { place, type, size, note, translation }: Flaw,
  number: number,
): FlawPicture['flaws'][number] {
  return {
    number,
    spot: typeof place === 'string' ? null : place,
    name: inspectionNames.flaws[type],
    size: words.centimetres(formatDecimal(size)),
    ...describeNote(note, translation),
  };
}
