import { use } from 'react';
import { previewBlog } from '../../data/staff/blogs.ts';
import type { Blog } from '../../model/blog/blog.ts';
import type { Edition } from '../../model/text/editions.ts';
import { PreviewsContext } from '../shared/forms/previews.ts';
import { useObjectUrl } from '../shared/images/useObjectUrl.ts';
import type { BlogFormState } from './useBlogForm.ts';

interface Props extends BlogFormState {
  /** The blog as it is stored, or null for a new one. */
  readonly stored: Blog | null;
  readonly language: Edition;
}

/** The page visitors would see of a blog's form. */
export function BlogPreview({ form, translations, mainFile, stored, language }: Props) {
  const Blog = use(PreviewsContext)?.Blog;
  const url = useObjectUrl(mainFile);
  return Blog && <Blog blog={previewBlog({ form, translations }, url, stored, language)} />;
}
