import type { carMetaMessages as english } from '../en/carMeta.ts';
import type { German } from './localeInfo.ts';

export const carMetaMessages: German<typeof english> = {
  description: (facts, text) => `${facts.join(', ')}. ${text}`,
};
