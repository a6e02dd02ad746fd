/** Rules of the picture that labels print. */

import type { AccountCase } from './account-cases.ts';
import { settingCases } from './setting-cases.ts';

const stored = { picture: 'Labels/0b6e_design.webp' };
const another = { picture: 'Labels/1c7f_new.webp' };

export const labelCases: readonly AccountCase[] = settingCases('Settings/label', {
  what: 'the picture',
  stored,
  good: { 'a picture': another },
  bad: {
    'no picture': {},
    'a picture of a car': { picture: 'Cars/1_a.webp' },
    'another address': { picture: 'https://pictures.example/design.webp' },
    'a sub-folder': { picture: 'Labels/old/design.webp' },
    'a folder': { picture: 'Labels/' },
    'a long name': { picture: `Labels/${'x'.repeat(181)}` },
    'two lines': { picture: 'Labels/a.webp\nb' },
    'a list': { picture: ['Labels/a.webp'] },
    'another field': { ...stored, size: 5 },
  },
  other: another,
  required: 'picture',
  isPublic: false,
});
