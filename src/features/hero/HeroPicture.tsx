import { type SyntheticEvent, useState } from 'react';
import { firstHeroUrl, heroUrl } from '../../data/imageUrl.ts';

interface Props {
  readonly className?: string | undefined;
}

/** The hero image from storage: Hero/hero.webp, else the first image in Hero/ (DESIGN), else nothing but ground. */
export function HeroPicture({ className }: Props) {
  const [source, setSource] = useState<string | null>(() => heroUrl());

  const takeFirst = async ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const first = await firstHeroUrl().catch(() => null);
    setSource(first === currentTarget.src ? null : first);
  };

  if (source === null) return null;
  return (
    <img
      className={className}
      src={source}
      width={1200}
      height={675}
      alt=""
      fetchPriority="high"
      onError={source === heroUrl() ? takeFirst : () => setSource(null)}
    />
  );
}
