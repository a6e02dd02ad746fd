import { useState } from 'react';
import { newBlogId } from '../../data/staff/blogs.ts';
import type { Blog } from '../../model/blog.ts';
import { type BlogForm, type BlogFormField, readBlogDraft } from '../../model/blogForm.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { DocumentForm } from '../kit/DocumentForm.tsx';
import { useDraft } from '../kit/useDraft.ts';
import { useUnsavedGuard } from '../kit/useUnsavedGuard.ts';
import styles from './BlogEditor.module.css';
import { ContentEditor } from './ContentEditor.tsx';
import { MainImageField } from './MainImageField.tsx';
import { useBlogForm } from './useBlogForm.ts';
import { useBlogSaving } from './useBlogSaving.ts';
import { useInlineImages } from './useInlineImages.ts';
import { withoutImages } from './withoutImages.ts';

interface Props {
  /** The post to edit and the version it was opened at, or null to add one. */
  readonly opened: { readonly blog: Blog; readonly version: string } | null;
  /** Opens the post anew. */
  readonly onReload: () => void;
}

/** The form of a blog post, new or known. */
export function BlogEditor({ opened, onReload }: Props) {
  const [id] = useState(() => opened?.blog.id ?? newBlogId());
  const blog = useBlogForm(opened?.blog ?? null);
  const { form, mainFile } = blog.state;
  const inline = useInlineImages();
  const guard = useUnsavedGuard(blog.dirty);
  const draft = useDraft({
    name: opened ? `blog:${id}` : 'blog:new',
    // Images uploaded since are deleted when the form is left, so a draft does not hold them.
    value: {
      form: { ...form, content: withoutImages(form.content, inline.addresses) },
      version: opened?.version ?? null,
    },
    dirty: blog.dirty,
    read: readBlogDraft,
  });
  const done = () => {
    draft.finish();
    guard.release();
  };
  const { saving, invalid, progress, expect } = useBlogSaving({
    id,
    opened,
    state: blog.state,
    uploads: inline.uploads,
    guard,
    onSaved: done,
  });
  const onRestore = () => {
    if (!draft.offered) return;
    blog.restore(draft.offered);
    expect(draft.offered.version);
    draft.accept();
  };
  return (
    <DocumentForm
      what="blog post"
      saving={saving}
      waitingFor={inline.busy ? 'Uploading the image…' : null}
      blocker={guard.blocker}
      draftOffered={draft.offered !== null}
      onRestoreDraft={onRestore}
      onDiscardDraft={draft.discard}
      onReload={() => {
        done();
        onReload();
      }}
    >
      <div className={styles.panel}>
        <BlogWords form={form} invalid={invalid} onChange={blog.setField} />
        <MainImageField
          stored={opened?.blog.mainImage ?? null}
          file={mainFile}
          invalid={invalid === 'mainImage'}
          progress={progress}
          onFile={blog.setMainFile}
        />
        <ContentEditor
          key={blog.edition}
          initial={form.content}
          invalid={invalid === 'content'}
          disabled={saving.busy}
          onChange={(html) => blog.setField('content', html)}
          onImage={inline.store}
        />
      </div>
    </DocumentForm>
  );
}

interface WordsProps {
  readonly form: BlogForm;
  /** The field that keeps the form from being saved, or null. */
  readonly invalid: BlogFormField | null;
  readonly onChange: (name: 'title' | 'author' | 'summary', value: string) => void;
}

function BlogWords({ form, invalid, onChange }: WordsProps) {
  const text = (name: 'title' | 'author' | 'summary') => ({
    name,
    value: form[name],
    invalid: invalid === name,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <div className={styles.columns}>
        <TextField label="Title" maxLength={300} {...text('title')} />
        <TextField label="Author" maxLength={150} {...text('author')} />
      </div>
      <TextArea label="Summary" rows={3} maxLength={2000} {...text('summary')} />
    </>
  );
}
