import type { bundleFailureMessages as english } from '../en/bundleFailure.ts';
import type { German } from './localeInfo.ts';

export const bundleFailureMessages: German<typeof english> = {
  failed: 'Teile dieser Seite wurden nicht geladen.',
  noScript: 'Suche, Formulare und Merkliste brauchen JavaScript, das in Ihrem Browser ausgeschaltet ist.',
  reachUs: 'Sie erreichen uns auch telefonisch oder per WhatsApp:',
  whatsApp: 'WhatsApp',
};
