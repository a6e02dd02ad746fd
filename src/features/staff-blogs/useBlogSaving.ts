import { type RefObject, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { Conflict, Gone, UploadFailed } from '../../data/errors.ts';
import { explainFailure } from '../../data/session.ts';
import { addBlog, updateBlog } from '../../data/staffBlogs.ts';
import type { KnownVersions } from '../../data/staffDocument.ts';
import type { Uploads } from '../../data/uploads.ts';
import type { Blog } from '../../model/blog.ts';
import { type BlogFormField, findBlogFault } from '../../model/blogForm.ts';
import { announce, dismissErrors } from '../../ui/notices.ts';
import { useSaving } from '../../ui/useSaving.ts';
import type { UnsavedGuard } from '../../ui/useUnsavedGuard.ts';
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
    dismissErrors();
    const fault = findBlogFault(state.form, state.mainFile !== null || Boolean(opened?.blog.mainImage));
    setInvalid(fault?.field ?? null);
    if (!fault) return true;
    announce('error', fault.message);
    focusField(element, fault.field);
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
    dismissErrors();
    try {
      await write(overwrite);
    } catch (error) {
      setProgress(null);
      guard.stay();
      if (error instanceof Conflict) return 'conflict';
      announce('error', await wordsFor(error, opened !== null));
      return 'failed';
    }
    onSaved();
    if (state.mainFile) announce('success', 'Image uploaded successfully.');
    announce('success', opened ? 'Blog updated successfully!' : 'Blog post added!');
    guard.leaveTo(paths.dashboard);
    return 'saved';
  };
  /** A restored draft was made from another version. */
  const expect = (version: string | null) => {
    if (version !== null) known.current = new Set([version]);
  };
  return { saving: useSaving({ asks: false, validate, save }), invalid, progress, expect };
}

async function wordsFor(error: unknown, isKnown: boolean): Promise<string> {
  if (error instanceof Gone) return 'Blog not found.';
  if (error instanceof UploadFailed) return explainFailure(error, 'Image upload failed.');
  return explainFailure(error, isKnown ? 'Failed to update blog.' : 'Failed to save blog post.');
}

function focusField(form: HTMLFormElement, name: BlogFormField): void {
  const field = name === 'content' ? form.querySelector('.ql-editor') : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
