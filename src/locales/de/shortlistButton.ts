import type { shortlistButtonMessages as english } from '../en/shortlistButton.ts';
import type { German } from './localeInfo.ts';

export const shortlistButtonMessages: German<typeof english> = {
  text: 'Merkliste',
  save: (car) => `Auf die Merkliste: ${car}`,
  open: { one: 'Merkliste: # Auto', other: 'Merkliste: # Autos' },
};
