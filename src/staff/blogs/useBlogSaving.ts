import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { addBlog, updateBlog } from '../../data/staff/blogs.ts';
import { Conflict, Gone, UploadFailed } from '../../data/staff/errors.ts';
import { explainFailure } from '../../data/staff/session.ts';
import type { Uploads } from '../../data/staff/uploads.ts';
import type { Blog } from '../../model/blog.ts';
import { type BlogFormField, findBlogFault } from '../../model/blogForm.ts';
import { announce, dismissErrors } from '../kit/toasts.ts';
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
    if (opened) await updateBlog(id, overwrite ? null : version, blog);
    else await addBlog(id, blog);
  };
  const save = async (overwrite: boolean) => {
    dismissErrors();
    try {
      await write(overwrite);
    } catch (error) {
      setProgress(null);
      if (error instanceof Conflict) return 'conflict';
      announce('error', await wordsFor(error, opened !== null));
      return 'failed';
    }
    onSaved();
    if (state.mainFile) announce('success', 'Image uploaded successfully.');
    announce('success', opened ? 'Blog updated successfully!' : 'Blog post added!');
    if (isMounted()) void navigate(paths.dashboard);
    return 'saved';
  };
  return { saving: useSaving({ asks: false, validate, save }), invalid, progress, expect: setVersion };
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
