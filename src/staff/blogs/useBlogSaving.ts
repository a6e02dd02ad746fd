import { type RefObject, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { addBlog, updateBlog } from '../../data/staff/blogs.ts';
import type { KnownVersions } from '../../data/staff/documents.ts';
import { ConflictError, NotFoundError, UploadError } from '../../data/staff/errors.ts';
import { explainFailure } from '../../data/staff/session.ts';
import type { Uploads } from '../../data/staff/uploads.ts';
import type { Blog } from '../../model/blog.ts';
import { type BlogFormField, validateBlogForm } from '../../model/blogForm.ts';
import { dismissErrorToasts, showToast } from '../kit/toasts.ts';
import { useSaving } from '../kit/useSaving.ts';
import type { UnsavedGuard } from '../kit/useUnsavedGuard.ts';
import type { BlogFormState } from './useBlogForm.ts';

interface Options {
  readonly id: string;
  readonly opened: { readonly blog: Blog; readonly version: string } | null;
  readonly state: BlogFormState;
  readonly uploads: RefObject<Uploads | null>;
  readonly guard: UnsavedGuard;
  readonly onSaved: () => void;
}

/** Checks and saves a blog post's form, with the words of SPEC 5 and 8, and goes to the dashboard. */
export function useBlogSaving({ id, opened, state, uploads, guard, onSaved }: Options) {
  const known = useRef<KnownVersions>(opened && new Set([opened.version]));
  const [invalid, setInvalid] = useState<BlogFormField | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

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
    if (opened) await updateBlog(id, overwrite ? null : known.current, blog);
    else await addBlog(id, blog);
  };
  const save = async (overwrite: boolean) => {
    dismissErrorToasts();
    try {
      await write(overwrite);
    } catch (error) {
      setProgress(null);
      guard.stay();
      if (error instanceof ConflictError) return 'conflict';
      showToast('error', await messageFor(error, opened !== null));
      return 'failed';
    }
    onSaved();
    if (state.mainFile) showToast('success', 'Image uploaded successfully.');
    showToast('success', opened ? 'Blog updated successfully!' : 'Blog post added!');
    guard.leaveTo(paths.dashboard);
    return 'saved';
  };
  /** A restored draft was made from another version. */
  const expect = (version: string | null) => {
    if (version !== null) known.current = new Set([version]);
  };
  return { saving: useSaving({ asks: false, validate, save }), invalid, progress, expect };
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
