import { useState } from 'react';
import { fetchFirstHeroUrl, heroSources, heroUrl } from '../../data/public/hero.ts';
import type { ImageSources } from '../../data/public/images.ts';
import { useImageError } from '../../ui/hooks/useImageError.ts';

interface Props {
  readonly className?: string | undefined;
}

/** Hero/hero.webp, else the first image in Hero/, else the background only. */
export function HeroImage({ className }: Props) {
  const [sources, setSources] = useState<ImageSources | null>(heroSources);

  const tryNext = async () => {
    if (sources?.srcSet) return setSources({ src: sources.src });
    const isUsual = sources?.src === heroUrl();
    const first = isUsual ? await fetchFirstHeroUrl().catch(() => null) : null;
    setSources(first === null || first === sources?.src ? null : { src: first });
  };
  const broken = useImageError(tryNext, sources?.srcSet ?? sources?.src ?? null);

  if (sources === null) return null;
  return (
    <img
      {...broken}
      className={className}
      {...sources}
      width={1200}
      height={675}
      alt=""
      fetchPriority="high"
    />
  );
}
