import type { OpenedDocument } from '../../data/staff/documents.ts';
import { toContent, toFields } from '../../data/staff/saveForm.ts';
import { blogImageRule } from '../../model/image/imageRules.ts';
import { countTranslated, findOutdated } from '../../model/text/countTranslated.ts';
import { TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../documents/form/DocumentForm.tsx';
import { FormPanel } from '../documents/form/FormPanel.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import { LanguageTabs } from '../documents/form/LanguageTabs.tsx';
import { useDocumentForm } from '../documents/form/useDocumentForm.ts';
import { useShownLanguage } from '../documents/form/useShownLanguage.ts';
import { addFiles } from '../pictures/addFiles.ts';
import { ConvertOffer } from '../pictures/ConvertOffer.tsx';
import { usePictureIntake } from '../pictures/usePictureIntake.ts';
import { BlogPreview } from './BlogPreview.tsx';
import { BlogTextsFields } from './BlogTextsFields.tsx';
import { type BlogForm, blogKind, textsIn } from './blogForm.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { MainImageField } from './MainImageField.tsx';
import { mainPictureMessages } from './messages.ts';
import { articleBytes, RoomLeft } from './RoomLeft.tsx';
import { useInlinePictures } from './useInlinePictures.ts';

interface Props {
  readonly opened: OpenedDocument | null;
  /** The id of a deleted blog, whose draft is restored. */
  readonly deletedId?: string | undefined;
}

export function BlogEditor({ opened, deletedId }: Props) {
  const { language: shown, showLanguage, reveal } = useShownLanguage();
  const state = useDocumentForm(blogKind, {
    opened,
    deletedId,
    reveal,
  });
  const { form, values } = state;
  const { errors, defaultValues } = form.formState;
  const translated = { textsIn, before: defaultValues as BlogForm, now: values };
  const setMainImage = (file: File) => {
    const [path = ''] = addFiles(form, 'mainImages', [file]);
    form.setValue('mainImage', path, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const mainIntake = usePictureIntake(form, {
    field: 'mainImage',
    rule: blogImageRule,
    messages: mainPictureMessages,
    single: true,
    onPictures: ([file]) => {
      if (file) setMainImage(file);
    },
  });
  const inline = useInlinePictures(form, showLanguage);
  return (
    <DocumentForm
      state={state}
      waitingFor={inline.busy ? 'Uploading the image…' : (mainIntake.waitingFor ?? inline.intake.waitingFor)}
      outdated={findOutdated(translated)}
      preview={<BlogPreview opened={opened} form={values} locale={shown} />}
      previewLocale={shown}
      onConvert={async () => (await mainIntake.convert()) && (await inline.intake.convert())}
    >
      <FormPanel>
        <TextField label="Author" required {...fieldOf(form, 'author')} />
        <MainImageField state={state} intake={mainIntake} onFile={setMainImage} />
      </FormPanel>
      <FormPanel>
        <LanguageTabs
          shown={shown}
          onShow={showLanguage}
          progress={(other) => countTranslated(translated, other)}
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
                onPictures={(files, place) => void inline.intake.add(files, { place })}
              />
            </BlogTextsFields>
          )}
        </LanguageTabs>
        <ConvertOffer intake={inline.intake} />
        <RoomLeft bytes={articleBytes(state.id, toFields(blogKind, toContent(blogKind, values)))} />
      </FormPanel>
    </DocumentForm>
  );
}
