import { type UseFormReturn, useWatch } from 'react-hook-form';
import { carLimits } from '../../model/limits.ts';
import { splitLines } from '../../model/text/lines.ts';
import { directionOf, type Locale } from '../../model/text/locales.ts';
import { TextArea } from '../../ui/components/Field.tsx';
import { BesideEnglish } from '../shared/forms/BesideEnglish.tsx';
import { FormColumns } from '../shared/forms/FormPanel.tsx';
import { LineList } from '../shared/forms/LineList.tsx';
import { type CarForm, carLists, carTexts, textsIn } from './carForm.ts';

interface Props {
  readonly form: UseFormReturn<CarForm>;
  readonly language: Locale;
}

/** The texts of one language; an empty translation shows the English text beside it. */
export function CarTextsFields({ form, language }: Props) {
  const values = useWatch({ control: form.control }) as CarForm;
  const english = textsIn(values, 'en');
  const texts = textsIn(values, language);
  const prefix = language === 'en' ? '' : (`Translations.${language}.` as const);
  const script = { lang: language, dir: directionOf(language) };
  const description = (
    <TextArea
      label={carTexts.Description}
      rows={6}
      maxLength={carLimits.description}
      {...form.register(`${prefix}Description`)}
      {...script}
    />
  );
  const lists = carLists.map((name) => {
    const path = `${prefix}${name}` as const;
    const list = (
      <LineList
        key={name}
        name={path}
        label={carTexts[name]}
        lines={texts[name]}
        typed={values.typed[path] ?? ''}
        split={splitLines}
        error={form.getFieldState(path, form.formState).error?.message}
        onChange={(lines, typed) => {
          form.setValue(path, [...lines], { shouldDirty: true });
          form.setValue('typed', { ...form.getValues('typed'), [path]: typed }, { shouldDirty: true });
        }}
        {...script}
      />
    );
    if (language === 'en') return list;
    return (
      <BesideEnglish
        key={name}
        english={english[name]}
        translated={[...texts[name], values.typed[path] ?? '']}
      >
        {list}
      </BesideEnglish>
    );
  });
  if (language === 'en')
    return (
      <>
        {description}
        <FormColumns>{lists}</FormColumns>
      </>
    );
  return (
    <>
      <BesideEnglish english={english.Description} translated={texts.Description}>
        {description}
      </BesideEnglish>
      {lists}
    </>
  );
}
