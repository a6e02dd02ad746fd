import type { carSearchMessages as english } from '../en/carSearch.ts';
import type { German } from './localeInfo.ts';

export const carSearchMessages: German<typeof english> = {
  label: 'Autos suchen',
  placeholder: 'Autos suchen\u00a0…',
};
