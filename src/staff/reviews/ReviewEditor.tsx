import type { OpenedDocument } from '../../data/staff/documents.ts';
import { reviewLimits } from '../../model/limits.ts';
import { SelectField, TextArea, TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../shared/forms/DocumentForm.tsx';
import { FormColumns, FormPanel } from '../shared/forms/FormPanel.tsx';
import { useDocumentForm } from '../shared/forms/useDocumentForm.ts';
import { reviewKind } from './reviewForm.ts';

const ratings = [5, 4, 3, 2, 1] as const;

interface Props {
  readonly opened: OpenedDocument | null;
}

export function ReviewEditor({ opened }: Props) {
  const state = useDocumentForm(reviewKind, { opened });
  const { register, formState } = state.form;
  return (
    <DocumentForm state={state}>
      <FormPanel>
        <FormColumns>
          <TextField
            label="Name"
            required
            autoComplete="off"
            maxLength={reviewLimits.name}
            error={formState.errors.Name?.message}
            {...register('Name')}
          />
          <SelectField label="Rating" {...register('Rating')}>
            {ratings.map((rating) => (
              <option key={rating} value={rating}>
                {rating} {rating === 1 ? 'star' : 'stars'}
              </option>
            ))}
          </SelectField>
        </FormColumns>
        <TextArea label="Message" rows={6} maxLength={reviewLimits.message} {...register('Message')} />
      </FormPanel>
    </DocumentForm>
  );
}
