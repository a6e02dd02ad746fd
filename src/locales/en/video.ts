import type { Video } from '../../model/car/video.ts';

type Site = Video['site'];

export const videoMessages = {
  play: (site: Site) => `Play the video from ${site}`,
  title: (car: string) => `Video of ${car}`,
  offline: 'You are offline. The video needs a connection.',
  /** Followed by a link to the site. */
  blocked: 'If the video doesn’t start, your browser or network may be blocking it.',
  openAt: (site: Site) => `Watch it on ${site}`,
} as const;
