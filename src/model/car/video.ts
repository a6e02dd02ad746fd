/** A car's video at YouTube or Vimeo. */
export interface Video {
  readonly site: 'YouTube' | 'Vimeo';
  /** As stored: 'https://youtu.be/…' or 'https://vimeo.com/…'. */
  readonly address: string;
  /** What a frame loads; sets no cookies. */
  readonly player: string;
}

/** Of the players. */
export const videoOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** What a frame of a player may do: all but navigate the page. */
export const playerRights =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const [youTube, vimeo] = videoOrigins;

/** Parses any address that these sites give to copy, with or without `https://`; null for anything else. */
export function parseVideo(text: string): Video | null {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? toVideo(new URL(address)) : null;
}

function toVideo({ hostname, pathname, searchParams }: URL): Video | null {
  const [, first = '', second = ''] = pathname.split('/');
  switch (hostname.replace(/^(www|m)\./, '')) {
    case 'youtu.be':
      return toYouTube(first);
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return toYouTube(first === 'watch' ? searchParams.get('v') : first.match(youTubePaths) && second);
    case 'vimeo.com':
      return toVimeo(first, second || searchParams.get('h'));
    case 'player.vimeo.com':
      return first === 'video' ? toVimeo(second, searchParams.get('h')) : null;
    default:
      return null;
  }
}

const youTubePaths = /^(embed|live|shorts|v)$/;

function toYouTube(id: string | null): Video | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return {
    site: 'YouTube',
    address: `https://youtu.be/${id}`,
    player: `${youTube}/embed/${id}?autoplay=1&playsinline=1&rel=0`,
  };
}

/** @param hash of an unlisted video */
function toVimeo(id: string, hash: string | null): Video | null {
  if (!/^\d{1,12}$/.test(id) || (hash && !/^[\da-f]{1,20}$/.test(hash))) return null;
  return {
    site: 'Vimeo',
    address: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    player: `${vimeo}/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
  };
}
