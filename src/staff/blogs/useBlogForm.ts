import { useState } from 'react';
import type { StoredBlog } from '../../model/blog/blog.ts';
import {
  type BlogDraft,
  type BlogForm,
  type BlogTextsForm,
  blogFormOf,
  blogTranslationsOf,
  emptyBlogForm,
  emptyBlogTexts,
} from '../../model/blog/blogForm.ts';
import type { Edition } from '../../model/text/editions.ts';
import { eachTranslation, type Translations } from '../../model/text/texts.ts';

/** Everything a blog post's form holds. */
export interface BlogFormState {
  readonly form: BlogForm;
  readonly translations: Translations<BlogTextsForm>;
  /** A newly chosen main image. */
  readonly mainFile: File | null;
}

/** The form's state, whether it differs from what was opened, and how it is changed. */
export function useBlogForm(blog: StoredBlog | null) {
  const [initial] = useState(() => stateOf(blog));
  const [state, setState] = useState<BlogFormState>(initial);
  /** Another number makes the rich text editors anew, with the content of then. */
  const [revision, setRevision] = useState(0);

  return {
    state,
    revision,
    dirty: state.mainFile !== null || fingerprint(state) !== fingerprint(initial),
    setAuthor: (author: string) => setState((now) => ({ ...now, form: { ...now.form, author } })),
    setText: (language: Edition, name: keyof BlogTextsForm, value: string) =>
      setState((now) => withText(now, language, { [name]: value })),
    setMainFile: (mainFile: File | null) => setState((now) => ({ ...now, mainFile })),
    /** What a draft of the form holds beside its words. */
    files: new Map(state.mainFile ? [['mainImage', state.mainFile]] : []),
    restore: ({ form, translations }: BlogDraft, files: ReadonlyMap<string, File>) => {
      setState((now) => ({
        form,
        translations: translations ?? now.translations,
        mainFile: files.get('mainImage') ?? now.mainFile,
      }));
      setRevision((now) => now + 1);
    },
  };
}

/** What is written in a language. */
export function textsIn({ form, translations }: BlogFormState, language: Edition): BlogTextsForm {
  if (language !== 'en') return translations[language];
  const { title, summary, content } = form;
  return { title, summary, content };
}

function stateOf(blog: StoredBlog | null): BlogFormState {
  return {
    form: blog ? blogFormOf(blog) : emptyBlogForm,
    translations: blog ? blogTranslationsOf(blog) : eachTranslation(() => emptyBlogTexts),
    mainFile: null,
  };
}

function withText(now: BlogFormState, language: Edition, text: Partial<BlogTextsForm>): BlogFormState {
  if (language === 'en') return { ...now, form: { ...now.form, ...text } };
  const translated = { ...now.translations[language], ...text };
  return { ...now, translations: { ...now.translations, [language]: translated } };
}

function fingerprint({ form, translations }: BlogFormState): string {
  return JSON.stringify([form, translations]);
}
