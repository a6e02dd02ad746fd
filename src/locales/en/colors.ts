import type { Color } from '../../model/car/carFacts.ts';

export const colorMessages = {
  names: {
    black: 'Black',
    white: 'White',
    grey: 'Grey',
    silver: 'Silver',
    blue: 'Blue',
    'dark-blue': 'Dark blue',
    red: 'Red',
    burgundy: 'Burgundy',
    green: 'Green',
    brown: 'Brown',
    beige: 'Beige',
    bronze: 'Bronze',
    gold: 'Gold',
    yellow: 'Yellow',
    orange: 'Orange',
    purple: 'Purple',
  } satisfies Record<Color, string>,
  /** With the maker's own name: 'Black (Obsidian Black)'. */
  withName: (color: string, name: string) => `${color} (${name})`,
} as const;
