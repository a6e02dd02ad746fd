import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { carLists } from '../../model/car/carFacts.ts';
import { directionOf, type Locale } from '../../model/locales.ts';
import { splitLines } from '../../model/text/lines.ts';
import { TextArea } from '../../ui/components/Field.tsx';
import { SuggestedField } from '../../ui/components/SuggestedField.tsx';
import { BesideEnglish } from '../documents/form/BesideEnglish.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import { LineList } from '../documents/rows/LineList.tsx';
import layout from '../layout/layout.module.css';
import { type CarForm, textsIn } from './carForm.ts';
import { type CarTextsForm, toLabel } from './carTexts.ts';
import { useCarSuggestions } from './useCars.ts';

interface Props {
  readonly form: UseFormReturn<CarForm>;
  readonly language: Locale;
}

/** The texts of one language; a translation shows the English text beside it. */
export function CarTextsFields({ form, language }: Props) {
  const values = useWatch({ control: form.control }) as CarForm;
  const isEnglish = language === 'en';
  const texts = textsIn(values, language);
  const prefix = isEnglish ? '' : (`Translations.${language}.` as const);
  const script = { lang: language, dir: directionOf(language) };
  const { trims } = useCarSuggestions(values.Name);
  const typedIn = (name: keyof CarTextsForm) => values.typed[prefix + name] ?? '';
  const beside = (name: keyof CarTextsForm, field: ReactNode) => (
    <BesideEnglish
      key={name}
      english={isEnglish ? '' : values[name]}
      translated={[texts[name], typedIn(name)].flat()}
    >
      {field}
    </BesideEnglish>
  );
  return (
    <>
      {beside(
        'Trim',
        <SuggestedField
          label="Trim"
          placeholder="M Sport"
          suggestions={isEnglish ? trims : []}
          {...fieldOf(form, `${prefix}Trim`)}
          {...script}
        />,
      )}
      {beside(
        'Description',
        <TextArea label="Description" rows={6} {...form.register(`${prefix}Description`)} {...script} />,
      )}
      <div className={isEnglish ? layout.columns : layout.sections}>
        {carLists.map((name) => {
          const path = `${prefix}${name}` as const;
          return beside(
            name,
            <LineList
              name={path}
              label={toLabel(name)}
              lines={texts[name]}
              typed={typedIn(name)}
              split={splitLines}
              error={form.getFieldState(path, form.formState).error?.message}
              onChange={(lines, typed) => {
                form.setValue(path, [...lines], { shouldDirty: true });
                form.setValue('typed', { ...form.getValues('typed'), [path]: typed }, { shouldDirty: true });
              }}
              {...script}
            />,
          );
        })}
      </div>
    </>
  );
}
