import type { Flaw } from '../../model/inspection/inspection.ts';

export interface NumberedFlaw extends Flaw {
  /** From 1, in the order of the pictures. */
  readonly number: number;
}

export interface FlawPicture {
  /** Storage path. */
  readonly image: string;
  readonly flaws: readonly NumberedFlaw[];
}

/** One picture may show several flaws. */
export function groupByPicture(flaws: readonly Flaw[]): readonly FlawPicture[] {
  const images = [...new Set(flaws.map(({ image }) => image))];
  let number = 0;
  return images.map((image) => ({
    image,
    flaws: flaws
      .filter((flaw) => flaw.image === image)
      .map((flaw) => {
        number += 1;
        return { ...flaw, number };
      }),
  }));
}
