import type { comparisonWords as english } from '../en/comparison.ts';
import type { German } from './locale.ts';

export const comparisonWords: German<typeof english> = {
  title: 'Vergleichen',
  choose: 'Wählen Sie zwei bis vier Autos',
  onlyDifferences: 'Nur Unterschiede',
  none: 'Was über diese Autos bekannt ist, ist gleich.',
  fact: 'Angabe',
  differs: 'verschieden',
  notStated: 'Keine Angabe',
  inAll: 'bei allen',
  lowestPrice: 'Niedrigster Preis',
  lowestMileage: 'Niedrigster Kilometerstand',
};
