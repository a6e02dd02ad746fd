import { type UseFormReturn, useWatch } from 'react-hook-form';
import { inspectionLimits } from '../../model/inspection/inspection.ts';
import { contentLocales, directionOf } from '../../model/locales.ts';
import { TextArea } from '../../ui/components/Field.tsx';
import { FormPanel } from '../documents/form/FormPanel.tsx';
import layout from '../layout/layout.module.css';
import type { InspectionForm } from './inspectionForm.ts';
import styles from './NoteTranslationsPanel.module.css';
import { freeNotesIn, languageNames, translationOf, withTranslation } from './noteTranslations.ts';

/** Every note that is no common remark, with its translations. */
export function NoteTranslationsPanel({ form }: { readonly form: UseFormReturn<InspectionForm> }) {
  const [Points, Flaws, translations] = useWatch({
    control: form.control,
    name: ['Points', 'Flaws', 'Translations'],
  });
  const notes = freeNotesIn({ Points, Flaws });
  if (notes.length === 0) return null;
  const done = (language: (typeof contentLocales)[number]) =>
    notes.filter((note) => translationOf(translations[language], note).trim()).length;
  return (
    <FormPanel heading="German and Arabic">
      <details className={styles.notes}>
        <summary>
          {contentLocales
            .map((language) => `${done(language)} of ${notes.length} notes in ${languageNames[language]}`)
            .join(', ')}
        </summary>
        <p className={layout.note}>
          A note without a translation is shown in English. One that you change needs a new one.
        </p>
        {notes.map((note) => (
          <fieldset key={note}>
            <legend>{note}</legend>
            <div className={layout.columns}>
              {contentLocales.map((language) => (
                <TextArea
                  key={language}
                  label={languageNames[language]}
                  lang={language}
                  dir={directionOf(language)}
                  rows={2}
                  autoComplete="off"
                  maxLength={inspectionLimits.translation}
                  value={translationOf(translations[language], note)}
                  onChange={({ target }) =>
                    form.setValue(
                      `Translations.${language}`,
                      withTranslation(translations[language], note, target.value.trimStart()),
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
