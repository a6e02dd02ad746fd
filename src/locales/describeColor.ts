import { colorMessages } from '#locales/colors.ts';
import type { Car } from '../model/car/car.ts';

interface DescribedColor {
  /** 'Black', or the text of an old document; '' if the car has none. */
  readonly color: string;
  /** Whether it is an old document's text, which is always English. */
  readonly isEnglish: boolean;
  /** The maker's name, if it adds something. */
  readonly name: string;
  readonly text: string;
}

export function describeColor(car: Pick<Car, 'color' | 'colorCode' | 'colorName'>): DescribedColor {
  if (!car.colorCode) {
    const text = car.color || car.colorName;
    return { color: text, isEnglish: true, name: '', text };
  }
  const color = colorMessages.names[car.colorCode];
  const name = car.colorName.toLowerCase() === color.toLowerCase() ? '' : car.colorName;
  return { color, isEnglish: false, name, text: name ? colorMessages.withName(color, name) : color };
}
