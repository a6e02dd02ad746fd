import type { ReactNode } from 'react';
import { isBlankText } from '../../../model/text/texts.ts';
import layout from '../../layout/layout.module.css';
import styles from './BesideEnglish.module.css';

interface Props {
  /** A text, lines, or rich text that `render` shows. */
  readonly english: string | readonly string[];
  readonly render?: (english: string) => ReactNode;
  readonly children: ReactNode;
}

/** Shows the English text beside its translation's field, if there is one. */
export function BesideEnglish({ english, render, children }: Props) {
  return (
    <div className={styles.pair}>
      {children}
      {!isBlankText(english) && (
        <div className={`${layout.box} ${styles.english}`} lang="en" dir="ltr">
          <small>In English</small>
          {typeof english === 'string' ? (
            (render?.(english) ?? <p>{english}</p>)
          ) : (
            <ul>
              {[...new Set(english)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
