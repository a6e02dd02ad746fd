import type { Dispatch } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OpenedDocument } from '../../../data/staff/documents.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import type { useDraft } from '../drafts/useDraft.ts';
import type { DocumentKind } from './documentKind.ts';
import type { DocumentEvent, DocumentState } from './documentState.ts';
import type { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface FormParts<Form extends FormPictures> {
  readonly kind: DocumentKind<Form>;
  readonly opened: OpenedDocument | null;
  readonly state: DocumentState<Form>;
  readonly dispatch: Dispatch<DocumentEvent<Form>>;
  readonly form: UseFormReturn<Form>;
  readonly draft: ReturnType<typeof useDraft<Form>>;
  readonly guard: ReturnType<typeof useUnsavedGuard>;
  /** Replaces the content; what differs from `from` is dirty. */
  readonly resetContent: (from: Form | null, content: Form) => void;
}
