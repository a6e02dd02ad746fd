import { addBlog, newBlogId, updateBlog } from '../../data/staff/blogs.ts';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import type { StoredBlog } from '../../model/blog/blog.ts';
import {
  type BlogDraft,
  readBlogDraft,
  validateBlogForm,
  validateBlogTranslations,
} from '../../model/blog/blogForm.ts';
import { blogImageRule } from '../../model/image/imageRules.ts';
import { blogLimits } from '../../model/limits.ts';
import { countTranslated, eachTranslation } from '../../model/text/texts.ts';
import { TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../shared/forms/DocumentForm.tsx';
import { FormPanel } from '../shared/forms/FormPanel.tsx';
import { LanguageTabs } from '../shared/forms/LanguageTabs.tsx';
import { type DocumentKind, useDocumentEditor } from '../shared/forms/useDocumentEditor.ts';
import { useShownLanguage } from '../shared/forms/useShownLanguage.ts';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import { fitWait, useImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { BlogPreview } from './BlogPreview.tsx';
import { BlogTextsFields } from './BlogTextsFields.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import { MainImageField } from './MainImageField.tsx';
import { addBlogMessages, blogFormMessages, editBlogMessages, mainImageMessages } from './messages.ts';
import { textsIn, useBlogForm } from './useBlogForm.ts';
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
  readonly opened: OpenedDocument<StoredBlog> | null;
  /** Opens the blog anew. */
  readonly onReload: () => void;
}

/** The form of a blog, new or known. */
export function BlogEditor({ opened, onReload }: Props) {
  const blog = useBlogForm(opened?.document ?? null);
  const mainIntake = useImageIntake(blogImageRule, mainImageMessages);
  const inline = useInlineImages();
  const { form, translations, mainFile } = blog.state;
  const [shown, showLanguage] = useShownLanguage();
  const storedImage = opened?.document.mainImage ?? null;
  const editor = useDocumentEditor(kind, {
    opened,
    onReload,
    dirty: blog.dirty,
    draft: {
      // Images uploaded since are deleted when the form is left, so a draft does not hold them.
      form: { ...form, content: withoutImages(form.content, inline.addresses) },
      translations: eachTranslation((language) => ({
        ...translations[language],
        content: withoutImages(translations[language].content, inline.addresses),
      })),
      version: opened?.version ?? null,
    },
    draftFiles: blog.files,
    onRestore: blog.restore,
    validate: () => {
      const problem =
        validateBlogForm(form, mainFile !== null || Boolean(storedImage)) ??
        validateBlogTranslations(translations);
      if (problem) showLanguage(problem.language ?? 'en');
      return problem && { field: problem.field, message: blogFormMessages[problem.code] };
    },
    fieldSelectors: { content: '[role="tabpanel"]:not([hidden]) .ql-editor' },
    hasNewImages: mainFile !== null,
    write: async (id, known, onProgress) => {
      if (!inline.uploads.current) throw new Error('The form is closed');
      const content = {
        form,
        translations,
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
      preview={<BlogPreview {...blog.state} stored={opened?.document ?? null} language={shown} />}
    >
      <FormPanel>
        <TextField
          label="Author"
          name="author"
          maxLength={blogLimits.author}
          invalid={editor.invalid === 'author'}
          value={form.author}
          onChange={({ target }) => blog.setAuthor(target.value)}
        />
        <MainImageField
          stored={storedImage}
          file={mainFile}
          intake={mainIntake}
          invalid={editor.invalid === 'mainImage'}
          progress={editor.progress.get('mainImage') ?? null}
          onFile={blog.setMainFile}
        />
      </FormPanel>
      <FormPanel>
        <LanguageTabs
          label="Languages"
          shown={shown}
          onShow={showLanguage}
          progress={(other) => countTranslated(textsIn(blog.state, 'en'), translations[other])}
        >
          {(language) => (
            <BlogTextsFields
              language={language}
              texts={textsIn(blog.state, language)}
              english={textsIn(blog.state, 'en')}
              invalid={editor.invalid}
              onChange={(name, value) => blog.setText(language, name, value)}
            >
              <ContentEditor
                key={blog.revision}
                initial={textsIn(blog.state, language).content}
                language={language}
                invalid={language === shown && editor.invalid === 'content'}
                disabled={editor.saving.busy}
                onChange={(html) => blog.setText(language, 'content', html)}
                onImages={inline.take}
              />
            </BlogTextsFields>
          )}
        </LanguageTabs>
        <FitOffer intake={inline.intake} />
      </FormPanel>
    </DocumentForm>
  );
}
