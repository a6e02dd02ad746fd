import type { colorMessages as english } from '../en/colors.ts';
import type { German } from './localeInfo.ts';

export const colorMessages: German<typeof english> = {
  names: {
    black: 'Schwarz',
    white: 'Weiß',
    grey: 'Grau',
    silver: 'Silber',
    blue: 'Blau',
    'dark-blue': 'Dunkelblau',
    red: 'Rot',
    burgundy: 'Bordeaux',
    green: 'Grün',
    brown: 'Braun',
    beige: 'Beige',
    bronze: 'Bronze',
    gold: 'Gold',
    yellow: 'Gelb',
    orange: 'Orange',
    purple: 'Violett',
  },
  withName: (color, name) => `${color} (${name})`,
};
