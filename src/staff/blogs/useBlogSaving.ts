import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { addBlog, updateBlog } from '../../data/staff/blogs.ts';
import { ConflictError, NotFoundError, UploadError } from '../../data/staff/errors.ts';
import { explainFailure } from '../../data/staff/session.ts';
import type { Uploads } from '../../data/staff/uploads.ts';
import type { Blog } from '../../model/blog.ts';
import { type BlogFormField, validateBlogForm } from '../../model/blogForm.ts';
import { dismissErrorToasts, showToast } from '../kit/toasts.ts';
import { useIsMounted } from '../kit/useIsMounted.ts';
import { useSaving } from '../kit/useSaving.ts';
import type { BlogFormState } from './useBlogForm.ts';

interface Options {
  readonly id: string;
  readonly opened: { readonly blog: Blog; readonly version: string } | null;
  readonly state: BlogFormState;
  readonly uploads: RefObject<Uploads | null>;
  readonly onSaved: () => void;
}

/** Checks and saves a blog post's form, with the words of SPEC 5 and 8, and goes to the dashboard. */
export function useBlogSaving({ id, opened, state, uploads, onSaved }: Options) {
  const [version, setVersion] = useState(opened?.version ?? null);
  const [invalid, setInvalid] = useState<BlogFormField | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const isMounted = useIsMounted();
  const navigate = useNavigate();

  const validate = (element: HTMLFormElement) => {
    dismissErrorToasts();
    const problem = validateBlogForm(state.form, state.mainFile !== null || Boolean(opened?.blog.mainImage));
    setInvalid(problem?.field ?? null);
    if (!problem) return true;
    showToast('error', problem.message);
    focusField(element, problem.field);
    return false;
  };
  const write = async (overwrite: boolean) => {
    if (!uploads.current) throw new Error('The form is closed');
    const blog = {
      form: state.form,
      mainImage: state.mainFile,
      onProgress: setProgress,
      inlineUploads: uploads.current,
    };
    if (opened) await updateBlog(id, overwrite ? null : version, blog);
    else await addBlog(id, blog);
  };
  const save = async (overwrite: boolean) => {
    dismissErrorToasts();
    try {
      await write(overwrite);
    } catch (error) {
      setProgress(null);
      if (error instanceof ConflictError) return 'conflict';
      showToast('error', await messageFor(error, opened !== null));
      return 'failed';
    }
    onSaved();
    if (state.mainFile) showToast('success', 'Image uploaded successfully.');
    showToast('success', opened ? 'Blog updated successfully!' : 'Blog post added!');
    if (isMounted()) void navigate(paths.dashboard);
    return 'saved';
  };
  return { saving: useSaving({ asks: false, validate, save }), invalid, progress, expect: setVersion };
}

async function messageFor(error: unknown, isKnown: boolean): Promise<string> {
  if (error instanceof NotFoundError) return 'Blog not found.';
  if (error instanceof UploadError) return explainFailure(error, 'Image upload failed.');
  return explainFailure(error, isKnown ? 'Failed to update blog.' : 'Failed to save blog post.');
}

function focusField(form: HTMLFormElement, name: BlogFormField): void {
  const field = name === 'content' ? form.querySelector('.ql-editor') : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
