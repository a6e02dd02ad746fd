import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { toTrustedBlogHtml } from '../../model/blog/sanitise.ts';
import { blogLimits } from '../../model/limits.ts';
import { directionOf, type Locale } from '../../model/text/locales.ts';
import { TextArea, TextField } from '../../ui/components/Field.tsx';
import { BesideEnglish } from '../shared/forms/BesideEnglish.tsx';
import { type BlogForm, type BlogTexts, textsIn } from './blogForm.ts';

interface Props {
  readonly form: UseFormReturn<BlogForm>;
  readonly language: Locale;
  /** The editor of the content. */
  readonly children: ReactNode;
}

/** What is written of a post in one language; an empty field of another language shows the English text beside it. */
export function BlogTextsFields({ form, language, children }: Props) {
  const values = useWatch({ control: form.control }) as BlogForm;
  const english = textsIn(values, 'en');
  const texts = textsIn(values, language);
  const text = (name: 'title' | 'summary') => ({
    maxLength: blogLimits[name],
    lang: language,
    dir: directionOf(language),
    ...(language === 'en'
      ? { error: form.formState.errors[name]?.message, ...form.register(name) }
      : form.register(`Translations.${language}.${name}`)),
  });
  const beside = (name: keyof BlogTexts, field: ReactNode) =>
    language === 'en' ? (
      field
    ) : (
      <BesideEnglish
        english={english[name]}
        translated={texts[name]}
        {...(name === 'content' && { render: (html) => <RichText html={html} /> })}
      >
        {field}
      </BesideEnglish>
    );
  return (
    <>
      {beside('title', <TextField label="Title" {...text('title')} />)}
      {beside('summary', <TextArea label="Summary" {...text('summary')} rows={3} />)}
      {beside('content', children)}
    </>
  );
}

/** Sanitised, as on the post's page. */
function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way here
  return <div dangerouslySetInnerHTML={{ __html: toTrustedBlogHtml(html) }} />;
}
