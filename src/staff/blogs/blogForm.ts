import * as v from 'valibot';
import { parseBlogTexts } from '../../data/public/blogDocument.ts';
import { imagePath } from '../../data/public/imagePath.ts';
import { imageUrl } from '../../data/public/images.ts';
import { toFields } from '../../data/staff/saveForm.ts';
import { blogLimits } from '../../model/limits.ts';
import type { Locale } from '../../model/locales.ts';
import { type Fields, parseText } from '../../model/text/parse.ts';
import { isBlankHtml } from '../../model/text/texts.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import { optionalText, requiredText, toTranslations, translated } from '../documents/form/schema.ts';
import { articleBlocks, inEachLanguage } from '../documents/form/textParts.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';
import { blogFormMessages } from './messages.ts';
import { articleBytes, hasRoom } from './RoomLeft.tsx';

/** SPEC 5. */
const required = 'All fields (Title, Author, Summary, Content) are required.';

const tooLarge = 'The post with all its translations is too large. Please shorten a text.';

const html = v.pipe(
  v.string(),
  v.maxLength(blogLimits.content, 'The content is too long. Please divide it into two posts.'),
);

/** Fields as stored (SPEC 3). */
export const blogSchema = v.object({
  title: requiredText(blogLimits.title, required, 'Title'),
  author: requiredText(blogLimits.author, required, 'Author'),
  summary: requiredText(blogLimits.summary, required, 'Summary'),
  content: v.pipe(
    html,
    v.check((text) => !isBlankHtml(text), required),
  ),
  mainImage: v.pipe(v.string(), v.nonEmpty('Please select a main image (WEBP, max 1200px width).')),
  Translations: translated(() => ({
    title: optionalText(blogLimits.title, 'Title'),
    summary: optionalText(blogLimits.summary, 'Summary'),
    content: html,
  })),
});

/** `mainImage` is a path, or a URL of another site; the file of a new one is in `files`. */
export interface BlogForm extends v.InferInput<typeof blogSchema>, FormPictures {}

export type BlogTexts = Pick<BlogForm, 'title' | 'summary' | 'content'>;

/** Missing fields of old documents are empty. */
export function toBlogForm(fields: Fields): BlogForm {
  return {
    ...parseBlogTexts(fields),
    author: parseText(fields.author),
    mainImage: imagePath(parseText(fields.mainImage)),
    Translations: toTranslations(fields.Translations, parseBlogTexts),
    ...noPictures,
  };
}

export function textsIn(form: BlogForm, language: Locale): BlogTexts {
  return language === 'en' ? form : form.Translations[language];
}

function tidyBlogForm(form: BlogForm): BlogForm {
  const tidyTexts = ({ title, summary, content }: BlogTexts) => ({
    title: title.trim(),
    summary: summary.trim(),
    content: isBlankHtml(content) ? '' : content,
  });
  const { de, ar } = form.Translations;
  return {
    ...form,
    ...tidyTexts(form),
    author: form.author.trim(),
    Translations: { de: tidyTexts(de), ar: tidyTexts(ar) },
  };
}

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  author: 'Author',
  summary: 'Summary',
  content: 'Content',
  mainImage: 'Main image',
};

export const blogKind: DocumentKind<BlogForm> = {
  collectionId: 'Blogs',
  isPublic: () => true,
  schema: blogSchema,
  toForm: toBlogForm,
  tidy: tidyBlogForm,
  parts: inEachLanguage('content', articleBlocks),
  wholeProblem: (content) =>
    hasRoom(articleBytes('', toFields(blogKind, content))) ? null : { path: 'content', message: tooLarge },
  dated: 'whereMissing',
  // SPEC 3: a URL when created.
  newFields: ({ mainImage }) => ({ mainImage: imageUrl(String(mainImage)) }),
  empty: toBlogForm({}),
  noun: 'blog post',
  titleOf: ({ title }) => title.trim(),
  labelOf: (path) => {
    const [, language = '', name = path] = path.match(/^Translations\.(\w+)\.(\w+)$/) ?? [];
    return [labels[name] ?? name, language && `(${language})`].filter(Boolean).join(' ');
  },
  pathsIn: ({ mainImage }) => [mainImage],
  withoutPictures: (form, paths) => (paths.has(form.mainImage) ? { ...form, mainImage: '' } : form),
  messages: blogFormMessages,
};
