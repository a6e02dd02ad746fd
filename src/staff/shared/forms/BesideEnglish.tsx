import type { ReactNode } from 'react';
import { isBlankText } from '../../../model/text/texts.ts';
import styles from './BesideEnglish.module.css';

interface Props {
  /** The English text, to be translated: one text, lines, or rich text as it is shown. */
  readonly english: string | readonly string[];
  /** Shows it where it is neither a text nor lines. */
  readonly render?: (english: string) => ReactNode;
  readonly translated: string | readonly string[];
  readonly children: ReactNode;
}

/** A field of another language; while it is empty the English text stands beside it. */
export function BesideEnglish({ english, render, translated, children }: Props) {
  const shows = isBlankText(translated) && !isBlankText(english);
  return (
    <div className={styles.pair}>
      {children}
      {shows && (
        <div className={styles.english} lang="en" dir="ltr">
          <p className={styles.caption}>In English</p>
          {typeof english === 'string' ? (render?.(english) ?? <p>{english}</p>) : <Lines lines={english} />}
        </div>
      )}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
