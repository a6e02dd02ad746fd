import { use } from 'react';
import { previewBlog } from '../../data/staff/blogs.ts';
import { toContent, toFields } from '../../data/staff/saveForm.ts';
import type { Locale } from '../../model/text/locales.ts';
import type { Fields } from '../../model/text/parse.ts';
import { PreviewsContext } from '../shared/forms/previews.ts';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import { type BlogForm, blogKind } from './blogForm.ts';

interface Props {
  readonly id: string;
  readonly form: BlogForm;
  /** The post's fields as they are stored; none for a new one. */
  readonly stored: Fields;
  readonly locale: Locale;
}

/** The page visitors would see of a post's form. */
export function BlogPreview({ id, form, stored, locale }: Props) {
  const Blog = use(PreviewsContext)?.Blog;
  const file = form.files[form.mainImage]?.file ?? null;
  const url = useObjectUrl(file);
  const fields = {
    createdAt: stored.createdAt ?? new Date().toISOString(),
    ...toFields(blogKind, toContent(blogKind, form)),
    mainImage: file ? (url ?? '') : form.mainImage,
  };
  return Blog && <Blog blog={previewBlog(id, fields, locale)} />;
}
