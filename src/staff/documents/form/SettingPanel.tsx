import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fetchDocument, type OpenedDocument } from '../../../data/staff/documents.ts';
import { LogoLoader } from '../../../ui/components/LogoLoader.tsx';
import layout from '../../layout/layout.module.css';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import type { FormPictures } from '../../pictures/pictures.ts';
import { DocumentForm } from './DocumentForm.tsx';
import type { DocumentKind } from './documentKind.ts';
import { type DocumentFormState, useDocumentForm } from './useDocumentForm.ts';

interface SettingProps<Form extends FormPictures> {
  readonly kind: DocumentKind<Form>;
  readonly fields: (state: DocumentFormState<Form>) => ReactNode;
}

interface Props<Form extends FormPictures> extends SettingProps<Form> {
  /** In the collection `Settings`. */
  readonly id: string;
  readonly headingId: string;
  readonly title: string;
  readonly note: string;
  /** Shown if it could not be loaded. */
  readonly failed: string;
}

/** The form of a setting, which stays after a save. */
export function SettingPanel<Form extends FormPictures>({
  id,
  headingId,
  title,
  note,
  failed,
  ...setting
}: Props<Form>) {
  const client = useQueryClient();
  const [saves, setSaves] = useState(0);
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['opened', id, saves],
    queryFn: async () => (await fetchDocument('Settings', id)) ?? { id, fields: {} },
    // A form keeps what was stored when it was opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const onSaved = () => {
    setSaves(saves + 1);
    void client.invalidateQueries({ queryKey: [id] });
  };
  return (
    <div className={layout.sections}>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <p className={layout.note}>{note}</p>
      </header>
      {isPending && <LogoLoader size="section" />}
      {isError && <StaffFailure message={failed} onRetry={refetch} />}
      {data && (
        <SettingForm key={saves} {...setting} opened={data} isSavedAgain={saves > 0} onSaved={onSaved} />
      )}
    </div>
  );
}

interface SettingFormProps<Form extends FormPictures> extends SettingProps<Form> {
  readonly opened: OpenedDocument;
  readonly isSavedAgain: boolean;
  readonly onSaved: () => void;
}

function SettingForm<Form extends FormPictures>({
  kind,
  fields,
  opened,
  isSavedAgain,
  onSaved,
}: SettingFormProps<Form>) {
  const state = useDocumentForm(kind, { opened, onSaved });
  return (
    <DocumentForm state={state} submitLabel="Save" isSection isSavedAgain={isSavedAgain}>
      {fields(state)}
    </DocumentForm>
  );
}
