import { use } from 'react';
import { previewBlog } from '../../data/staff/blogs.ts';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { toContent, toFields } from '../../data/staff/saveForm.ts';
import type { Locale } from '../../model/locales.ts';
import { PreviewsContext } from '../documents/form/previews.ts';
import { useObjectUrl } from '../pictures/useObjectUrl.ts';
import { type BlogForm, blogKind } from './blogForm.ts';

interface Props {
  readonly opened: OpenedDocument | null;
  readonly form: BlogForm;
  readonly locale: Locale;
}

export function BlogPreview({ opened, form, locale }: Props) {
  const Blog = use(PreviewsContext)?.Blog;
  const file = form.files[form.mainImage]?.file;
  const url = useObjectUrl(file);
  const fields = {
    createdAt: opened?.fields.createdAt ?? new Date().toISOString(),
    ...toFields(blogKind, toContent(blogKind, form)),
    mainImage: file ? (url ?? '') : form.mainImage,
  };
  return Blog && <Blog blog={previewBlog(opened?.id ?? '', fields, locale)} />;
}
