import { useState } from 'react';
import { homeMessages } from '#locales/home.ts';
import '../../ui/hero.css';
import styles from './HeroPreview.module.css';

interface Props {
  /** Null without a picture: the home page then shows only the background. */
  readonly src: string | null;
  readonly alt: string;
}

/** The hero in the home page's proportions on a wide screen and a phone. */
export function HeroPreview({ src, alt }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles.shapes}>
      {[alt, ''].map((text) => (
        <div key={text} className={styles.shape} data-phone={text === '' || undefined}>
          <div className={styles.hero}>
            {src && src !== failed && <img src={src} alt={text} onError={() => setFailed(src)} />}
            <div className={styles.text} aria-hidden="true">
              <h3>{homeMessages.hero.title}</h3>
              <p>{homeMessages.hero.text}</p>
              <span>{homeMessages.hero.action}</span>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
