import { colorMessages } from '#locales/colors.ts';
import type { Car } from '../model/car/car.ts';

interface DescribedColor {
  /** 'Black', or the words of an old document; '' where the car does not say. */
  readonly color: string;
  /** Whether these words are an old document's, which are English in every locale. */
  readonly isEnglish: boolean;
  /** What the maker calls it, where that says more. */
  readonly name: string;
  /** All of it: 'Black (Obsidian Black)'. */
  readonly text: string;
}

/** A car's colour, as a visitor reads it. */
export function describeColor(car: Pick<Car, 'color' | 'colorCode' | 'colorName'>): DescribedColor {
  if (!car.colorCode) {
    const text = car.color || car.colorName;
    return { color: text, isEnglish: true, name: '', text };
  }
  const color = colorMessages.names[car.colorCode];
  const name = car.colorName.toLowerCase() === color.toLowerCase() ? '' : car.colorName;
  return { color, isEnglish: false, name, text: name ? colorMessages.withName(color, name) : color };
}
