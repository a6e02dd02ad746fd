import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type ContentLocale, contentLocales, directionOf } from '../../model/locales.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextArea } from '../../ui/components/Field.tsx';
import { FormPanel } from '../documents/form/FormPanel.tsx';
import layout from '../layout/layout.module.css';
import type { InspectionForm } from './inspectionForm.ts';
import styles from './NoteTranslationsPanel.module.css';
import {
  earlierTranslations,
  freeNotesIn,
  languageNames,
  translationOf,
  withTranslation,
} from './noteTranslations.ts';

/** Every note that is no common remark, with its translations. */
export function NoteTranslationsPanel({ form }: { readonly form: UseFormReturn<InspectionForm> }) {
  const [Points, Flaws, translations] = useWatch({
    control: form.control,
    name: ['Points', 'Flaws', 'Translations'],
  });
  const notes = freeNotesIn({ Points, Flaws });
  if (notes.length === 0) return null;
  const done = (language: ContentLocale) =>
    notes.filter((note) => translationOf(translations[language], note).trim()).length;
  const earlierOf = (note: string, language: ContentLocale) =>
    translationOf(translations[language], note)
      ? []
      : earlierTranslations(translations[language], note, notes);
  const changed = notes.filter((note) =>
    contentLocales.some((language) => earlierOf(note, language).length > 0),
  ).length;
  return (
    <FormPanel heading="German and Arabic">
      <details className={styles.notes}>
        <summary>
          {contentLocales
            .map((language) => `${done(language)} of ${notes.length} notes in ${languageNames[language]}`)
            .join(', ')}
          {changed > 0 && `, ${changed} changed: check their translations`}
        </summary>
        <p className={layout.note}>
          A note without a translation is shown in English. If you change a note, check its translation.
        </p>
        {notes.map((note) => (
          <fieldset key={note}>
            <legend>{note}</legend>
            <div className={layout.columns}>
              {contentLocales.map((language) => (
                <NoteTranslation
                  key={language}
                  language={language}
                  value={translationOf(translations[language], note)}
                  earlier={earlierOf(note, language)}
                  onChange={(text) =>
                    form.setValue(
                      `Translations.${language}`,
                      withTranslation(translations[language], note, text),
                      { shouldDirty: true },
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </details>
    </FormPanel>
  );
}

interface NoteTranslationProps {
  readonly language: ContentLocale;
  readonly value: string;
  /** Those of the note before it was changed. */
  readonly earlier: readonly string[];
  readonly onChange: (text: string) => void;
}

function NoteTranslation({ language, value, earlier, onChange }: NoteTranslationProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const use = (text: string) => {
    onChange(text);
    field.current?.focus();
  };
  return (
    <div>
      <TextArea
        ref={field}
        label={languageNames[language]}
        lang={language}
        dir={directionOf(language)}
        rows={2}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value.trimStart())}
      />
      {earlier.map((text) => (
        <Button key={text} small variant="quiet" onClick={() => use(text)}>
          Use “<bdi lang={language}>{text}</bdi>”
        </Button>
      ))}
    </div>
  );
}
