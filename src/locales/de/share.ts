import type { shareMessages as english } from '../en/share.ts';
import type { German } from './localeInfo.ts';

export const shareMessages: German<typeof english> = {
  action: 'Teilen',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  copyThis: (url) => `Kopieren Sie diesen Link: ${url}`,
  whatsApp: 'WhatsApp',
};
