import type { videoMessages as english } from '../en/video.ts';
import type { German } from './localeInfo.ts';

export const videoMessages: German<typeof english> = {
  play: (site) => `Video von ${site} abspielen`,
  title: (car) => `Video: ${car}`,
  offline: 'Sie sind offline. Das Video braucht eine Internetverbindung.',
  blocked: 'Startet das Video nicht, blockiert es vielleicht Ihr Browser oder Ihre Internetverbindung.',
  openAt: (site) => `Auf ${site} ansehen`,
};
