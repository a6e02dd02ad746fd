import type { carMetaMessages as english } from '../en/carMeta.ts';
import { type Arabic, localeInfo } from './localeInfo.ts';

export const carMetaMessages: Arabic<typeof english> = {
  description: (facts, text) => `${facts.join(localeInfo.comma)}. ${text}`,
};
