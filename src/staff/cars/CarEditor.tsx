import { type ReactNode, useEffect } from 'react';
import { staffPaths } from '../../config/staffPaths.ts';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { carImageRule } from '../../model/image/imageRules.ts';
import { findOutdated } from '../../model/text/countTranslated.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../documents/form/DocumentForm.tsx';
import { FormPanel } from '../documents/form/FormPanel.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import { useDocumentForm } from '../documents/form/useDocumentForm.ts';
import { useShownLanguage } from '../documents/form/useShownLanguage.ts';
import { addFiles } from '../pictures/addFiles.ts';
import { insertAsChosen } from '../pictures/chosenOrder.ts';
import { usePictureIntake } from '../pictures/usePictureIntake.ts';
import { CarFields } from './CarFields.tsx';
import { CarPictures } from './CarPictures.tsx';
import { CarPreview } from './CarPreview.tsx';
import { carKind, missingOf, tidyVideo, toCarTemplate } from './carForm.ts';
import { setGroup } from './carPictureGroups.ts';
import { deletedCars } from './deletedCars.ts';
import { carPictureMessages } from './messages.ts';
import { translatedCar } from './translatedCar.ts';

interface Props {
  readonly opened: OpenedDocument | null;
  readonly template?: OpenedDocument | null;
  /** The id of a deleted car, whose draft is restored. */
  readonly deletedId?: string | undefined;
  /** How many asked for it. */
  readonly asked?: ReactNode;
}

export function CarEditor({ opened, template, deletedId, asked }: Props) {
  const { language, showLanguage, reveal } = useShownLanguage();
  const state = useDocumentForm(carKind, {
    opened,
    deletedId,
    bringBack: deletedCars.bringBack,
    template: template ? toCarTemplate(template.fields) : undefined,
    reveal,
  });
  const { form, values } = state;
  const isSold = opened?.fields.Status === 'sold';
  // A draft from before the sale may say otherwise, where Hidden can't be ticked any more.
  const mustHide = isSold && opened.fields.Hidden === true && !values.Hidden;
  useEffect(() => {
    if (mustHide) form.setValue('Hidden', true);
  }, [mustHide, form]);
  const setPictures = (images: readonly string[]) => {
    form.setValue('Images', [...images], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (!images.includes(form.getValues('Img'))) form.setValue('Img', images[0] ?? '', { shouldDirty: true });
  };
  const intake = usePictureIntake(form, {
    field: 'Images',
    rule: carImageRule,
    messages: carPictureMessages,
    onPictures: (files, { group = 'outside' }) => {
      const before = form.getValues('Images');
      const hasFirstAsMain = form.getValues('Img') === before[0];
      const added = addFiles(form, 'Cars', files);
      const images = insertAsChosen(before, added, form.getValues('files'));
      const groups = setGroup(form.getValues('Picture_Groups'), added, group);
      form.setValue('Picture_Groups', groups, { shouldDirty: true });
      if (hasFirstAsMain) form.setValue('Img', images[0] ?? '', { shouldDirty: true });
      setPictures(images);
    },
  });
  // Staff often stand in front of the car they add.
  const hasPicturesFirst = !opened;
  const fields = <CarFields form={form} isSold={isSold} language={language} onLanguage={showLanguage} />;
  return (
    <DocumentForm
      state={state}
      facts={asked}
      links={
        opened && (
          <>
            <ButtonLink to={staffPaths.inspect(opened.id)} variant="quiet" small>
              Inspection report
            </ButtonLink>
            <ButtonLink to={staffPaths.labels([opened.id])} variant="quiet" small>
              Label
            </ButtonLink>
            <ButtonLink to={staffPaths.offer(opened.id)} variant="quiet" small>
              Bank offer
            </ButtonLink>
          </>
        )
      }
      waitingFor={intake.waitingFor}
      missing={opened ? [] : missingOf(values)}
      outdated={findOutdated(translatedCar(form, values))}
      preview={<CarPreview id={state.id} form={values} locale={language} />}
      previewLocale={language}
      onConvert={intake.convert}
    >
      {!hasPicturesFirst && fields}
      <FormPanel heading="Pictures">
        <CarPictures form={form} intake={intake} onPictures={setPictures} progress={state.progress} />
        <TextField
          label="Video"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          placeholder="https://youtu.be/…"
          hint="The address of a video at YouTube or Vimeo, or blank."
          {...fieldOf(form, 'Video', tidyVideo)}
        />
      </FormPanel>
      {hasPicturesFirst && fields}
    </DocumentForm>
  );
}
