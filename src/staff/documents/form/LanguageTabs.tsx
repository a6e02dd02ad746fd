import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { localeNames } from '../../../locales/localeNames.ts';
import { type ContentLocale, type Locale, locales } from '../../../model/locales.ts';
import type { TranslationProgress } from '../../../model/text/countTranslated.ts';
import { nextIndex } from '../../../ui/nextIndex.ts';
import layout from '../../layout/layout.module.css';
import styles from './LanguageTabs.module.css';

interface Props {
  readonly shown: Locale;
  readonly onShow: (language: Locale) => void;
  /** How many of the English texts are translated. */
  readonly progress: (language: ContentLocale) => TranslationProgress;
  readonly children: (language: Locale) => ReactNode;
}

/** A tab for the texts of each language. A panel stays mounted once shown, to keep its fields and their undo history. */
export function LanguageTabs({ shown, onShow, progress, children }: Props) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Locale[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const language = locales[nextIndex(event.key, locales.indexOf(shown), locales.length) ?? -1];
    if (!language) return;
    event.preventDefault();
    onShow(language);
    tabs.current?.querySelector<HTMLElement>(`[lang="${language}"]`)?.focus();
  };
  return (
    <div className={layout.sections}>
      <div
        ref={tabs}
        role="tablist"
        aria-label="Languages"
        className={`${layout.row} ${styles.tabs}`}
        onKeyDown={onKeyDown}
      >
        {locales.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            className={layout.plain}
            id={`${id}-${language}`}
            lang={language}
            aria-selected={language === shown}
            aria-controls={`${id}-${language}-panel`}
            tabIndex={language === shown ? 0 : -1}
            onClick={() => onShow(language)}
          >
            {localeNames[language]} {language !== 'en' && <Progress {...progress(language)} />}
          </button>
        ))}
      </div>
      {locales.map((language) => (
        <div
          key={language}
          role="tabpanel"
          id={`${id}-${language}-panel`}
          aria-labelledby={`${id}-${language}`}
          className={layout.sections}
          hidden={language !== shown}
        >
          {opened.includes(language) && children(language)}
        </div>
      ))}
    </div>
  );
}

/** In English, unlike the tab's name. */
function Progress({ done, total, outdated }: TranslationProgress) {
  return (
    <span className={layout.note} lang="en" dir="ltr">
      {total === 0 ? 'no English text yet' : `${done} of ${total} translated`}
      {outdated > 0 && `, ${outdated} may be outdated`}
    </span>
  );
}
