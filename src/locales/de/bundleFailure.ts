import type { bundleFailureWords as english } from '../en/bundleFailure.ts';
import type { German } from './locale.ts';

export const bundleFailureWords: German<typeof english> = {
  failed: 'Teile dieser Seite wurden nicht geladen.',
  noScript: 'Suche, Formulare und Merkliste brauchen JavaScript, das in Ihrem Browser ausgeschaltet ist.',
  reachUs: 'Sie erreichen uns auch telefonisch oder per WhatsApp:',
  whatsApp: 'WhatsApp',
};
