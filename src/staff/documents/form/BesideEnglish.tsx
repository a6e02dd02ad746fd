import { type ReactNode, useState } from 'react';
import { isBlankText } from '../../../model/text/texts.ts';
import layout from '../../layout/layout.module.css';
import styles from './BesideEnglish.module.css';

interface Props {
  /** A text, lines, or rich text that `render` shows. */
  readonly english: string | readonly string[];
  readonly render?: (english: string) => ReactNode;
  readonly translated: string | readonly string[];
  readonly children: ReactNode;
}

/** Shows the English text beside its translation's field: once that is empty, and else on request. */
export function BesideEnglish({ english, render, translated, children }: Props) {
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const isBlank = isBlankText(translated);
  const [wasBlank, setWasBlank] = useState(isBlank);
  if (isBlank && !wasBlank) setWasBlank(true);
  const isOpen = isWanted ?? wasBlank;
  return (
    <div className={styles.pair}>
      {children}
      {!isBlankText(english) && (
        <details
          className={`${layout.box} ${styles.english}`}
          open={isOpen}
          // Not if the field changed it.
          onToggle={({ currentTarget: { open } }) => open !== isOpen && setIsWanted(open)}
        >
          <summary>In English</summary>
          {isOpen && (
            <div lang="en" dir="ltr">
              <English text={english} render={render} />
            </div>
          )}
        </details>
      )}
    </div>
  );
}

function English({ text, render }: { readonly text: Props['english']; readonly render: Props['render'] }) {
  if (typeof text === 'string') return render?.(text) ?? <p>{text}</p>;
  return (
    <ul>
      {[...new Set(text)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
