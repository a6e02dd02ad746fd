import type { CarFields, CarTexts, Translated } from '../types.ts';
import { descriptions } from './descriptions.ts';
import { engines } from './engines.ts';
import { germanEquipment } from './equipment-german-brands.ts';
import { otherEquipment } from './equipment-other-brands.ts';
import { withHardSpaces } from './hardSpaces.ts';
import { translateLine } from './phrases.ts';

const phrases = { ...engines, ...germanEquipment, ...otherEquipment };

const lists = ['Engine_Specs', 'Exterior', 'Interior', 'Special_Features'] as const;

/** Returns nothing for a car without a translated description, which falls back to English. */
export function translateCar(
  id: string,
  car: Pick<CarFields, (typeof lists)[number]>,
): Translated<CarTexts> | null {
  const [de, ar] = descriptions[id] ?? [];
  if (de === undefined || ar === undefined) return null;
  const listsIn = (language: 'de' | 'ar') =>
    Object.fromEntries(lists.flatMap((list) => translateList(list, car[list], language)));
  return {
    de: { Description: withHardSpaces(de), ...listsIn('de') },
    ar: { Description: withHardSpaces(ar), ...listsIn('ar') },
  };
}

/** Translates all lines of a list or none. */
function translateList(name: string, lines: readonly string[], language: 'de' | 'ar') {
  const translated = lines.flatMap((line) => translateLine(line, phrases)?.[language] ?? []);
  return translated.length === lines.length ? [[name, translated] as const] : [];
}
