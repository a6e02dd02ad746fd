import { addBlog, newBlogId, updateBlog } from '../../data/staff/blogs.ts';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import type { Blog } from '../../model/blog.ts';
import { type BlogDraft, readBlogDraft, validateBlogForm } from '../../model/blogForm.ts';
import { blogImageRule } from '../../model/imageRules.ts';
import { DocumentForm } from '../kit/DocumentForm.tsx';
import { FormPanel } from '../kit/FormPanel.tsx';
import { FitOffer } from '../kit/fitImage/FitOffer.tsx';
import { fitWait, useImageIntake } from '../kit/fitImage/useImageIntake.ts';
import { type DocumentKind, useDocumentEditor } from '../kit/useDocumentEditor.ts';
import { BlogFields } from './BlogFields.tsx';
import { BlogPreview } from './BlogPreview.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import { MainImageField } from './MainImageField.tsx';
import { addBlogMessages, blogFormMessages, editBlogMessages, mainImageMessages } from './messages.ts';
import { useBlogForm } from './useBlogForm.ts';
import { useInlineImages } from './useInlineImages.ts';
import { withoutImages } from './withoutImages.ts';

const kind: DocumentKind<BlogDraft> = {
  draftPrefix: 'blog',
  noun: 'blog post',
  newId: newBlogId,
  notInDraft: 'Pictures in the text are no part of it; please add them again.',
  readDraft: readBlogDraft,
};

interface Props {
  /** The blog to edit, or null to add one. */
  readonly opened: OpenedDocument<Blog> | null;
  /** Opens the blog anew. */
  readonly onReload: () => void;
}

/** The form of a blog, new or known. */
export function BlogEditor({ opened, onReload }: Props) {
  const blog = useBlogForm(opened?.document ?? null);
  const mainIntake = useImageIntake(blogImageRule, mainImageMessages);
  const inline = useInlineImages();
  const { form, mainFile } = blog.state;
  const storedImage = opened?.document.mainImage ?? null;
  const editor = useDocumentEditor(kind, {
    opened,
    onReload,
    dirty: blog.dirty,
    draft: {
      // Images uploaded since are deleted when the form is left, so a draft does not hold them.
      form: { ...form, content: withoutImages(form.content, inline.addresses) },
      version: opened?.version ?? null,
    },
    draftFiles: blog.files,
    onRestore: blog.restore,
    validate: () => {
      const problem = validateBlogForm(form, mainFile !== null || Boolean(storedImage));
      return problem && { field: problem.field, message: blogFormMessages[problem.code] };
    },
    fieldSelectors: { content: '.ql-editor' },
    hasNewImages: mainFile !== null,
    write: async (id, known, onProgress) => {
      if (!inline.uploads.current) throw new Error('The form is closed');
      const content = {
        form,
        mainImage: mainFile,
        onProgress: (part: number) => onProgress('mainImage', part),
        inlineUploads: inline.uploads.current,
      };
      await (opened ? updateBlog(id, known, content) : addBlog(id, content));
    },
    messages: opened ? editBlogMessages : addBlogMessages,
  });
  return (
    <DocumentForm
      editor={editor}
      waitingFor={inline.busy ? 'Uploading the image…' : (fitWait(mainIntake) ?? fitWait(inline.intake))}
      preview={<BlogPreview {...blog.state} stored={opened?.document ?? null} />}
    >
      <FormPanel>
        <BlogFields form={form} invalid={editor.invalid} onChange={blog.setField} />
        <MainImageField
          stored={storedImage}
          file={mainFile}
          intake={mainIntake}
          invalid={editor.invalid === 'mainImage'}
          progress={editor.progress.get('mainImage') ?? null}
          onFile={blog.setMainFile}
        />
        <ContentEditor
          key={blog.edition}
          initial={form.content}
          invalid={editor.invalid === 'content'}
          disabled={editor.saving.busy}
          onChange={(html) => blog.setField('content', html)}
          onImages={inline.take}
        />
        <FitOffer intake={inline.intake} />
      </FormPanel>
    </DocumentForm>
  );
}
