import type { OpenedDocument } from '../../data/staff/documents.ts';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextArea, TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../documents/form/DocumentForm.tsx';
import { FormPanel } from '../documents/form/FormPanel.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import { useDocumentForm } from '../documents/form/useDocumentForm.ts';
import layout from '../layout/layout.module.css';
import { nameOfRating, reviewKind } from './reviewForm.ts';

const ratings = [5, 4, 3, 2, 1].map((rating) => [rating, nameOfRating(rating)] as const);

interface Props {
  readonly opened: OpenedDocument | null;
  /** The id of a deleted review, whose draft is restored. */
  readonly deletedId?: string | undefined;
}

export function ReviewEditor({ opened, deletedId }: Props) {
  const state = useDocumentForm(reviewKind, {
    opened,
    deletedId,
  });
  const { register } = state.form;
  return (
    <DocumentForm state={state}>
      <FormPanel>
        <div className={layout.columns}>
          <TextField label="Name" required autoComplete="off" {...fieldOf(state.form, 'Name')} />
          <ChoiceField label="Rating" {...register('Rating')} names={ratings} />
        </div>
        <TextArea label="Message" rows={6} dir="auto" {...register('Message')} />
      </FormPanel>
    </DocumentForm>
  );
}
