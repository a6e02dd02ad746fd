import type { shareWords as english } from '../en/share.ts';
import type { German } from './locale.ts';

export const shareWords: German<typeof english> = {
  action: 'Teilen',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  copyThis: (url) => `Kopieren Sie diesen Link: ${url}`,
  whatsApp: 'WhatsApp',
};
