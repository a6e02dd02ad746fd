import { useState } from 'react';
import { homeMessages } from '#locales/home.ts';
import styles from './HeroPreview.module.css';

interface Props {
  /** Null where there is none: the home page then shows the ground alone. */
  readonly src: string | null;
  readonly alt: string;
}

export function HeroPreview(props: Props) {
  return (
    <div className={styles.shapes}>
      <Shape {...props} />
      <Shape {...props} alt="" phone />
    </div>
  );
}

function Shape({ src, alt, phone }: Props & { readonly phone?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles.shape} data-phone={phone || undefined}>
      {src !== null && src !== failed && <img src={src} alt={alt} onError={() => setFailed(src)} />}
      <div className={styles.text} aria-hidden="true">
        <p className={styles.title}>{homeMessages.hero.title}</p>
        <p>{homeMessages.hero.text}</p>
        <span className={styles.action}>{homeMessages.hero.action}</span>
      </div>
    </div>
  );
}
