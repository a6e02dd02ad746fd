import { useState } from 'react';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { addReview, newReviewId, updateReview } from '../../data/staff/reviews.ts';
import { reviewLimits } from '../../model/limits.ts';
import type { Review } from '../../model/review/review.ts';
import {
  emptyReviewForm,
  type ReviewDraft,
  type ReviewForm,
  readReviewDraft,
  reviewFormOf,
  validateReviewForm,
} from '../../model/review/reviewForm.ts';
import { SelectField, TextArea, TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../shared/forms/DocumentForm.tsx';
import { FormColumns, FormPanel } from '../shared/forms/FormPanel.tsx';
import { type DocumentKind, useDocumentEditor } from '../shared/forms/useDocumentEditor.ts';
import { addReviewMessages, editReviewMessages, reviewFormMessages } from './messages.ts';

const kind: DocumentKind<ReviewDraft> = {
  draftPrefix: 'review',
  noun: 'review',
  newId: newReviewId,
  readDraft: readReviewDraft,
};

const ratings = [5, 4, 3, 2, 1] as const;

interface Props {
  /** The review to edit, or null to add one. */
  readonly opened: OpenedDocument<Review> | null;
  /** Opens the review anew. */
  readonly onReload: () => void;
}

/** The form of a review, new or known. */
export function ReviewEditor({ opened, onReload }: Props) {
  const [initial] = useState(() => (opened ? reviewFormOf(opened.document) : emptyReviewForm));
  const [form, setForm] = useState(initial);
  const editor = useDocumentEditor(kind, {
    opened,
    onReload,
    dirty: JSON.stringify(form) !== JSON.stringify(initial),
    draft: { form, version: opened?.version ?? null },
    onRestore: (draft) => setForm(draft.form),
    validate: () => {
      const problem = validateReviewForm(form);
      return problem && { field: problem.field, message: reviewFormMessages[problem.code] };
    },
    hasNewImages: false,
    write: (id, known) => (opened ? updateReview(id, known, form) : addReview(id, form)),
    messages: opened ? editReviewMessages : addReviewMessages,
  });
  return (
    <DocumentForm editor={editor}>
      <FormPanel>
        <ReviewFields
          form={form}
          invalid={editor.invalid}
          onChange={(part) => setForm((now) => ({ ...now, ...part }))}
        />
      </FormPanel>
    </DocumentForm>
  );
}

interface FieldsProps {
  readonly form: ReviewForm;
  /** The field that keeps the form from being saved, or null. */
  readonly invalid: 'name' | 'message' | null;
  readonly onChange: (part: Partial<ReviewForm>) => void;
}

function ReviewFields({ form, invalid, onChange }: FieldsProps) {
  return (
    <>
      <FormColumns>
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={reviewLimits.name}
          value={form.name}
          invalid={invalid === 'name'}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <SelectField
          label="Rating"
          name="rating"
          value={form.rating}
          onChange={({ target }) => onChange({ rating: Number(target.value) as ReviewForm['rating'] })}
        >
          {ratings.map((rating) => (
            <option key={rating} value={rating}>
              {rating} {rating === 1 ? 'star' : 'stars'}
            </option>
          ))}
        </SelectField>
      </FormColumns>
      <TextArea
        label="Message"
        name="message"
        rows={6}
        maxLength={reviewLimits.message}
        value={form.message}
        invalid={invalid === 'message'}
        onChange={({ target }) => onChange({ message: target.value })}
      />
    </>
  );
}
