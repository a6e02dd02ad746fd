import { useState } from 'react';
import type { Blog } from '../../model/blog.ts';
import { type BlogDraft, type BlogForm, blogFormOf, emptyBlogForm } from '../../model/blogForm.ts';

/** Everything a blog post's form holds. */
export interface BlogFormState {
  readonly form: BlogForm;
  /** A newly chosen main image. */
  readonly mainFile: File | null;
}

/** The form's state, whether it differs from what was opened, and how it is changed. */
export function useBlogForm(blog: Blog | null) {
  const [initial] = useState(() => (blog ? blogFormOf(blog) : emptyBlogForm));
  const [state, setState] = useState<BlogFormState>({ form: initial, mainFile: null });
  /** Another number makes the rich text editor anew, with the content of then. */
  const [edition, setEdition] = useState(0);

  return {
    state,
    edition,
    dirty: state.mainFile !== null || JSON.stringify(state.form) !== JSON.stringify(initial),
    setField: (name: keyof BlogForm, value: string) =>
      setState((now) => ({ ...now, form: { ...now.form, [name]: value } })),
    setMainFile: (mainFile: File | null) => setState((now) => ({ ...now, mainFile })),
    /** What a draft of the form holds beside its words. */
    files: new Map(state.mainFile ? [['mainImage', state.mainFile]] : []),
    restore: ({ form }: BlogDraft, files: ReadonlyMap<string, File>) => {
      setState((now) => ({ form, mainFile: files.get('mainImage') ?? now.mainFile }));
      setEdition((now) => now + 1);
    },
  };
}
