import { useState } from 'react';
import { firstHeroUrl, heroUrl } from '../../data/public/images.ts';
import { useImageError } from '../../ui/useImageError.ts';

interface Props {
  readonly className?: string | undefined;
}

/** The hero image from storage: Hero/hero.webp, else the first image in Hero/ (DESIGN), else nothing but ground. */
export function HeroImage({ className }: Props) {
  const [source, setSource] = useState<string | null>(() => heroUrl());

  const takeNext = async () => {
    const isUsual = source === heroUrl();
    const first = isUsual ? await firstHeroUrl().catch(() => null) : null;
    setSource(first === source ? null : first);
  };
  const broken = useImageError(takeNext, source);

  if (source === null) return null;
  return (
    <img
      {...broken}
      className={className}
      src={source}
      width={1200}
      height={675}
      alt=""
      fetchPriority="high"
    />
  );
}
