import { addCar, newCarId, updateCar } from '../../data/staff/cars.ts';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import type { StoredCar } from '../../model/car/car.ts';
import {
  type CarDraft,
  missingOf,
  readCarDraft,
  validateCarForm,
  validateCarTranslations,
} from '../../model/car/carForm.ts';
import { carImageRule } from '../../model/image/imageRules.ts';
import { DocumentForm } from '../shared/forms/DocumentForm.tsx';
import { FormPanel } from '../shared/forms/FormPanel.tsx';
import { type DocumentKind, useDocumentEditor } from '../shared/forms/useDocumentEditor.ts';
import { useShownLanguage } from '../shared/forms/useShownLanguage.ts';
import { fitWait, useImageIntake } from '../shared/images/fit/useImageIntake.ts';
import { CarFields } from './CarFields.tsx';
import { CarImages } from './CarImages.tsx';
import { CarPreview } from './CarPreview.tsx';
import {
  addCarMessages,
  carFormMessage,
  carImageMessages,
  editCarMessages,
  missingLabels,
} from './messages.ts';
import { completed, completedTranslations, draftOf, useCarForm } from './useCarForm.ts';

const kind: DocumentKind<CarDraft> = {
  draftPrefix: 'car',
  noun: 'car',
  newId: newCarId,
  readDraft: readCarDraft,
};

interface Props {
  /** The car to edit, or null to add one. */
  readonly opened: OpenedDocument<StoredCar> | null;
  /** A car whose facts a new one begins with. */
  readonly template?: StoredCar;
  /** Opens the car anew. */
  readonly onReload: () => void;
}

/** The form of a car, new or known. */
export function CarEditor({ opened, template, onReload }: Props) {
  const car = useCarForm(opened?.document ?? null, template);
  const { images, mainKey } = car.state;
  const form = completed(car.state);
  const translations = completedTranslations(car.state);
  const [language, showLanguage] = useShownLanguage();
  const intake = useImageIntake(carImageRule, carImageMessages);
  const editor = useDocumentEditor(kind, {
    opened,
    onReload,
    dirty: car.dirty,
    draft: draftOf(car.state, opened?.version ?? null),
    draftFiles: car.files,
    onRestore: car.restore,
    // SPEC 4.
    question: opened
      ? 'Are you sure you want to submit changes?'
      : 'Are you sure you want to submit this new car?',
    validate: () => {
      const problem =
        validateCarForm(form, images.length, opened?.document) ?? validateCarTranslations(translations);
      if (problem?.code === 'tooManyLines') showLanguage(problem.language ?? 'en');
      return problem && { field: problem.field, message: carFormMessage(problem) };
    },
    hasNewImages: images.some(({ file }) => file),
    write: (id, known, onProgress) => {
      const content = { form, translations, images, mainKey };
      return opened ? updateCar(id, known, content, onProgress) : addCar(id, content, onProgress);
    },
    messages: opened ? editCarMessages : addCarMessages,
  });
  return (
    <DocumentForm
      editor={editor}
      waitingFor={fitWait(intake)}
      preview={
        <CarPreview id={editor.id} content={{ form, translations, images, mainKey }} language={language} />
      }
      missing={opened ? [] : missingOf(form, images.length).map((field) => missingLabels[field])}
    >
      <CarFields car={car} invalid={editor.invalid} language={language} onLanguage={showLanguage} />
      <FormPanel heading={{ id: 'car-pictures', text: 'Pictures' }}>
        <CarImages
          car={car}
          intake={intake}
          invalid={editor.invalid === 'images'}
          progress={editor.progress}
        />
      </FormPanel>
    </DocumentForm>
  );
}
