import type { ReactNode } from 'react';
import type { BlogFormField, BlogTextsForm } from '../../model/blog/blogForm.ts';
import { trustedBlogHtml } from '../../model/blog/sanitise.ts';
import { blogLimits } from '../../model/limits.ts';
import { directionOf, type Edition } from '../../model/text/editions.ts';
import { TextArea, TextField } from '../../ui/components/Field.tsx';
import { BesideEnglish } from '../shared/forms/BesideEnglish.tsx';

interface Props {
  readonly language: Edition;
  readonly texts: BlogTextsForm;
  readonly english: BlogTextsForm;
  /** The field that keeps the form from being saved, or null. */
  readonly invalid: BlogFormField | null;
  readonly onChange: (name: 'title' | 'summary', value: string) => void;
  /** The editor of the content. */
  readonly children: ReactNode;
}

/** What is written of a blog in one language; the fields of another than English show it beside them while empty. */
export function BlogTextsFields({ language, texts, english, invalid, onChange, children }: Props) {
  const text = (name: 'title' | 'summary') => ({
    name: language === 'en' ? name : `${name}-${language}`,
    value: texts[name],
    maxLength: blogLimits[name],
    invalid: language === 'en' && invalid === name,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
    lang: language,
    dir: directionOf(language),
  });
  const beside = (name: keyof BlogTextsForm, field: ReactNode) =>
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

/** Sanitised, as on the blog's page. */
function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way here
  return <div dangerouslySetInnerHTML={{ __html: trustedBlogHtml(html) }} />;
}
