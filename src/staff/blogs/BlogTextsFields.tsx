import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isLoadable } from '../../data/public/images.ts';
import { toTrustedBlogHtml } from '../../data/public/sanitise.ts';
import { directionOf, type Locale } from '../../model/locales.ts';
import { TextArea, TextField } from '../../ui/components/Field.tsx';
import { BesideEnglish } from '../documents/form/BesideEnglish.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import { type BlogForm, type BlogTexts, textsIn } from './blogForm.ts';

interface Props {
  readonly form: UseFormReturn<BlogForm>;
  readonly language: Locale;
  readonly children: ReactNode;
}

/** The texts of one language; a translation shows the English text beside it. */
export function BlogTextsFields({ form, language, children }: Props) {
  const values = useWatch({ control: form.control }) as BlogForm;
  const text = (name: 'title' | 'summary') => ({
    lang: language,
    dir: directionOf(language),
    required: language === 'en',
    ...(language === 'en' ? fieldOf(form, name) : form.register(`Translations.${language}.${name}`)),
  });
  const beside = (name: keyof BlogTexts, field: ReactNode, render = (text: string) => <p>{text}</p>) => (
    <BesideEnglish
      english={language === 'en' ? '' : values[name]}
      translated={textsIn(values, language)[name]}
      render={render}
    >
      {field}
    </BesideEnglish>
  );
  return (
    <>
      {beside('title', <TextField label="Title" {...text('title')} />)}
      {beside('summary', <TextArea label="Summary" {...text('summary')} rows={3} />)}
      {beside('content', children, (html) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, as on the post's page
        <div dangerouslySetInnerHTML={{ __html: toTrustedBlogHtml(html, isLoadable) }} />
      ))}
    </>
  );
}
