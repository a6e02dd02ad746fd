/** Rules of the switch that keeps the stock from being published as feeds. */

import type { AccountCase } from './account-cases.ts';
import { settingCases } from './setting-cases.ts';

const stored = { off: true };

export const feedCases: readonly AccountCase[] = settingCases('Settings/feeds', {
  what: 'the switch',
  stored,
  good: { off: stored },
  bad: {
    nothing: {},
    'off: false': { off: false },
    'off: a text': { off: 'true' },
    'another field': { ...stored, on: true },
  },
  required: 'off',
});
