import { colorWords } from '#locales/colors.ts';
import type { Car } from '../model/car/car.ts';

/**
 * A car's colour: 'Black (Obsidian Black)', or the words of an old document, which are English in every locale; ''
 * where it does not say.
 */
export function describeColor({
  color,
  colorCode,
  colorName,
}: Pick<Car, 'color' | 'colorCode' | 'colorName'>): { readonly text: string; readonly isEnglish: boolean } {
  if (!colorCode) return { text: color || colorName, isEnglish: true };
  const basic = colorWords.names[colorCode];
  const isMore = colorName !== '' && colorName.toLowerCase() !== basic.toLowerCase();
  return { text: isMore ? colorWords.withName(basic, colorName) : basic, isEnglish: false };
}
