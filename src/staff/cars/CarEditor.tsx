import type { OpenedDocument } from '../../data/staff/documents.ts';
import { carImageRule } from '../../model/image/imageRules.ts';
import type { Locale } from '../../model/text/locales.ts';
import { DocumentForm } from '../shared/forms/DocumentForm.tsx';
import { FormPanel } from '../shared/forms/FormPanel.tsx';
import { useDocumentForm } from '../shared/forms/useDocumentForm.ts';
import { useShownLanguage } from '../shared/forms/useShownLanguage.ts';
import { fitWait } from '../shared/images/fit/useImageIntake.ts';
import { addFiles, useFormIntake } from '../shared/images/useFormPictures.ts';
import { CarFields } from './CarFields.tsx';
import { CarImages } from './CarImages.tsx';
import { CarPreview } from './CarPreview.tsx';
import { carKind, missingOf, toCarTemplate } from './carForm.ts';
import { carImageMessages } from './messages.ts';

interface Props {
  readonly opened: OpenedDocument | null;
  readonly template?: OpenedDocument | null;
}

export function CarEditor({ opened, template }: Props) {
  const [language, showLanguage] = useShownLanguage();
  const state = useDocumentForm(carKind, {
    opened,
    template: template ? toCarTemplate(template.fields) : undefined,
    reveal: (path) => showLanguage((path.match(/^Translations\.(\w+)/)?.[1] as Locale) ?? 'en'),
  });
  const { form, values } = state;
  const setImages = (images: readonly string[]) => {
    form.setValue('Images', [...images], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (!images.includes(form.getValues('Img'))) form.setValue('Img', images[0] ?? '', { shouldDirty: true });
  };
  const intake = useFormIntake(form, {
    field: 'Images',
    rule: carImageRule,
    messages: carImageMessages,
    onImages: (files) => setImages([...form.getValues('Images'), ...addFiles(form, 'Cars', files)]),
  });
  return (
    <DocumentForm
      state={state}
      waitingFor={fitWait(intake)}
      missing={opened ? [] : missingOf(values)}
      preview={<CarPreview id={state.id} form={values} locale={language} />}
      previewLocale={language}
      onConvert={intake.fit}
    >
      <CarFields
        form={form}
        isSold={opened?.fields.Status === 'sold'}
        language={language}
        onLanguage={showLanguage}
      />
      <FormPanel heading={{ id: 'car-pictures', text: 'Pictures' }}>
        <CarImages form={form} intake={intake} onImages={setImages} progress={state.progress} />
      </FormPanel>
    </DocumentForm>
  );
}
