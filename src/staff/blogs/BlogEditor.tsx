import type { OpenedDocument } from '../../data/staff/documents.ts';
import { toContent, toFields } from '../../data/staff/saveForm.ts';
import { blogImageRule } from '../../model/image/imageRules.ts';
import { blogLimits } from '../../model/limits.ts';
import { countTranslated } from '../../model/text/countTranslated.ts';
import { TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../shared/forms/DocumentForm.tsx';
import { FormPanel } from '../shared/forms/FormPanel.tsx';
import { LanguageTabs } from '../shared/forms/LanguageTabs.tsx';
import { useDocumentForm } from '../shared/forms/useDocumentForm.ts';
import { useShownLanguage } from '../shared/forms/useShownLanguage.ts';
import { addFiles } from '../shared/images/addFiles.ts';
import { FitOffer } from '../shared/images/fit/FitOffer.tsx';
import { useImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { BlogPreview } from './BlogPreview.tsx';
import { BlogTextsFields } from './BlogTextsFields.tsx';
import { blogKind, textsIn } from './blogForm.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { MainImageField } from './MainImageField.tsx';
import { mainImageMessages } from './messages.ts';
import { articleBytes, RoomLeft } from './RoomLeft.tsx';
import { useInlineImages } from './useInlineImages.ts';

export function BlogEditor({ opened }: { readonly opened: OpenedDocument | null }) {
  const { language: shown, showLanguage, reveal } = useShownLanguage();
  const state = useDocumentForm(blogKind, { opened, reveal });
  const { form, values } = state;
  const { errors } = form.formState;
  const setMainImage = (file: File) => {
    const [path = ''] = addFiles(form, 'mainImages', [file]);
    form.setValue('mainImage', path, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const mainIntake = useImageIntake(form, {
    field: 'mainImage',
    rule: blogImageRule,
    messages: mainImageMessages,
    single: true,
    onImages: ([file]) => {
      if (file) setMainImage(file);
    },
  });
  const inline = useInlineImages(form, showLanguage);
  return (
    <DocumentForm
      state={state}
      waitingFor={inline.busy ? 'Uploading the image…' : (mainIntake.waitingFor ?? inline.intake.waitingFor)}
      preview={<BlogPreview opened={opened} form={values} locale={shown} />}
      previewLocale={shown}
      onConvert={async () => (await mainIntake.fit()) && (await inline.intake.fit())}
    >
      <FormPanel>
        <TextField
          label="Author"
          required
          maxLength={blogLimits.author}
          error={errors.author?.message}
          {...form.register('author')}
        />
        <MainImageField state={state} intake={mainIntake} onFile={setMainImage} />
      </FormPanel>
      <FormPanel>
        <LanguageTabs
          shown={shown}
          onShow={showLanguage}
          progress={(other) => countTranslated(textsIn(values, 'en'), textsIn(values, other))}
        >
          {(language) => (
            <BlogTextsFields form={form} language={language}>
              <ContentEditor
                key={state.revision}
                content={textsIn(values, language).content}
                language={language}
                invalid={language === shown && errors.content !== undefined}
                disabled={state.busy}
                onChange={(html) =>
                  form.setValue(language === 'en' ? 'content' : `Translations.${language}.content`, html, {
                    shouldDirty: true,
                    shouldValidate: form.formState.isSubmitted,
                  })
                }
                ref={(editor) => inline.setEditor(language, editor)}
                onMove={(move) => inline.moveIn(language, move)}
                onImages={(files, place) => void inline.intake.add(files, place)}
              />
            </BlogTextsFields>
          )}
        </LanguageTabs>
        <FitOffer intake={inline.intake} />
        <RoomLeft bytes={articleBytes(state.id, toFields(blogKind, toContent(blogKind, values)))} />
      </FormPanel>
    </DocumentForm>
  );
}
