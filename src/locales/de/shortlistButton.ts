import type { shortlistButtonWords as english } from '../en/shortlistButton.ts';
import type { German } from './locale.ts';

export const shortlistButtonWords: German<typeof english> = {
  text: 'Merkliste',
  save: (car) => `Auf die Merkliste: ${car}`,
  open: { one: 'Merkliste: # Auto', other: 'Merkliste: # Autos' },
};
