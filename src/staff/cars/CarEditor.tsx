import { paths } from '../../config/paths.ts';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { carImageRule } from '../../model/image/imageRules.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../shared/forms/DocumentForm.tsx';
import { FormPanel } from '../shared/forms/FormPanel.tsx';
import { tidyOnBlur } from '../shared/forms/tidyOnBlur.ts';
import { useDocumentForm } from '../shared/forms/useDocumentForm.ts';
import { useShownLanguage } from '../shared/forms/useShownLanguage.ts';
import { addFiles } from '../shared/images/addFiles.ts';
import { useImageIntake } from '../shared/images/fit/useImageIntake.ts';
import layout from '../shared/layout.module.css';
import { CarFields } from './CarFields.tsx';
import { CarImages } from './CarImages.tsx';
import { CarPreview } from './CarPreview.tsx';
import { carKind, missingOf, tidyVideo, toCarTemplate } from './carForm.ts';
import { carImageMessages } from './messages.ts';

interface Props {
  readonly opened: OpenedDocument | null;
  readonly template?: OpenedDocument | null;
}

export function CarEditor({ opened, template }: Props) {
  const { language, showLanguage, reveal } = useShownLanguage();
  const state = useDocumentForm(carKind, {
    opened,
    template: template ? toCarTemplate(template.fields) : undefined,
    reveal,
  });
  const { form, values } = state;
  const setImages = (images: readonly string[]) => {
    form.setValue('Images', [...images], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (!images.includes(form.getValues('Img'))) form.setValue('Img', images[0] ?? '', { shouldDirty: true });
  };
  const intake = useImageIntake(form, {
    field: 'Images',
    rule: carImageRule,
    messages: carImageMessages,
    onImages: (files) => {
      setImages([...form.getValues('Images'), ...addFiles(form, 'Cars', files)]);
    },
  });
  return (
    <>
      {opened && (
        <p className={layout.row}>
          <ButtonLink to={paths.inspect(opened.id)} variant="quiet" small>
            Inspection report
          </ButtonLink>
          <ButtonLink to={paths.labels([opened.id])} variant="quiet" small>
            Label
          </ButtonLink>
          <ButtonLink to={paths.offer(opened.id)} variant="quiet" small>
            Bank offer
          </ButtonLink>
        </p>
      )}
      <DocumentForm
        state={state}
        waitingFor={intake.waitingFor}
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
        <FormPanel heading="Pictures">
          <CarImages form={form} intake={intake} onImages={setImages} progress={state.progress} />
          <TextField
            label="Video"
            inputMode="url"
            autoComplete="off"
            dir="ltr"
            placeholder="https://youtu.be/…"
            hint="The address of a video at YouTube or Vimeo, or blank."
            error={form.formState.errors.Video?.message}
            {...form.register('Video', tidyOnBlur(form, 'Video', tidyVideo))}
          />
        </FormPanel>
      </DocumentForm>
    </>
  );
}
