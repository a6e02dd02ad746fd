import { useEffect, useRef, useState } from 'react';
import { localeInfo } from '#locales/localeInfo.ts';
import { videoMessages as messages } from '#locales/video.ts';
import { imageSources } from '../../data/public/images.ts';
import { carTitle } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import { type Video as CarVideo, parseVideo, playerRights } from '../../model/car/video.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { Drawing } from '../../ui/components/Icon.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import styles from './Video.module.css';

/** Shows the car's picture until pressed, so that nothing is requested from the video's site before. */
export function Video({ car }: { readonly car: Car }) {
  const [shown, setShown] = useState<'picture' | 'player' | 'offline'>('picture');
  const video = parseVideo(car.video);
  if (!video) return null;
  if (shown === 'player') return <Player video={video} title={messages.title(carTitle(car))} />;
  const picture = imageSources(car.mainImage);
  const play = async () => setShown((await isOnline()) ? 'player' : 'offline');
  return (
    <>
      <PlainButton className={styles.frame} onClick={play}>
        {picture && (
          <ResponsiveImage
            {...picture}
            sizes="(width < 62rem) 100vw, 58rem"
            alt=""
            width={1200}
            height={675}
          />
        )}
        <span className={styles.play}>
          <Drawing path="M8 5v14l11-7Z" size="medium" />
          {messages.play(video.site)}
        </span>
      </PlainButton>
      <p className={styles.note} role="status">
        {shown === 'offline' && messages.offline}
      </p>
    </>
  );
}

/** `navigator.onLine` may be false on an unknown network, so a request checks it. */
async function isOnline(): Promise<boolean> {
  if (navigator.onLine) return true;
  const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return answer.then(
    () => true,
    () => false,
  );
}

interface PlayerProps {
  readonly video: CarVideo;
  readonly title: string;
}

/** A frame doesn't report that it is blocked, so the link to the video's own site is always visible. */
function Player({ video: { site, address, player }, title }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={`${player}&hl=${localeInfo.code}`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox={playerRights}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={styles.note}>
        {messages.blocked}{' '}
        <a href={address} target="_blank" rel="noopener noreferrer">
          {messages.openAt(site)}
        </a>
      </p>
    </>
  );
}
