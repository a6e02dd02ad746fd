import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { localeNames } from '../../../locales/localeNames.ts';
import { type ContentLocale, type Locale, locales } from '../../../model/text/locales.ts';
import styles from './LanguageTabs.module.css';

interface Props {
  readonly label: string;
  readonly shown: Locale;
  readonly onShow: (language: Locale) => void;
  /** Translated texts out of the English ones. */
  readonly progress: (language: ContentLocale) => { readonly done: number; readonly total: number };
  readonly children: (language: Locale) => ReactNode;
}

/**
 * What staff write in each language, a tab for each. Arrow keys, Home and End go from tab to tab. A panel that was shown
 * once stays, out of sight, so that what stands in its fields and what can be undone there is not lost.
 */
export function LanguageTabs({ label, shown, onShow, progress, children }: Props) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const opened = useOpened(shown);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, locales.indexOf(shown));
    const language = locales[next ?? -1];
    if (!language) return;
    event.preventDefault();
    onShow(language);
    tabs.current?.querySelector<HTMLElement>(`[lang="${language}"]`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={tabs} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {locales.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}-${language}`}
            lang={language}
            aria-selected={language === shown}
            aria-controls={`${id}-${language}-panel`}
            tabIndex={language === shown ? 0 : -1}
            onClick={() => onShow(language)}
          >
            {localeNames[language]}
            {language !== 'en' && <Progress {...progress(language)} />}
          </button>
        ))}
      </div>
      {locales.map((language) => (
        <div
          key={language}
          role="tabpanel"
          id={`${id}-${language}-panel`}
          aria-labelledby={`${id}-${language}`}
          data-language={language}
          className={styles.panel}
          hidden={language !== shown}
        >
          {opened.has(language) && children(language)}
        </div>
      ))}
    </div>
  );
}

/** In English, unlike the tab's name. */
function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  return (
    <span
      lang="en"
      dir="ltr"
      className={styles.progress}
      data-complete={(total > 0 && done === total) || undefined}
    >
      {total === 0 ? 'no English text yet' : `${done} of ${total} translated`}
    </span>
  );
}

function useOpened(shown: Locale): ReadonlySet<Locale> {
  const [opened, setOpened] = useState<ReadonlySet<Locale>>(new Set([shown]));
  if (opened.has(shown)) return opened;
  const more = new Set([...opened, shown]);
  setOpened(more);
  return more;
}

function nextTab(key: string, current: number): number | null {
  const count = locales.length;
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
