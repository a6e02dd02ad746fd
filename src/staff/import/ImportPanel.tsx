import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { fetchStoredImportRates } from '../../data/staff/importRates.ts';
import { localeNames } from '../../locales/localeNames.ts';
import { directionOf, locales } from '../../model/locales.ts';
import { TextArea, TextField } from '../../ui/components/Field.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { DocumentForm } from '../documents/form/DocumentForm.tsx';
import { useDocumentForm } from '../documents/form/useDocumentForm.ts';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { type ImportForm, importFormLimits, importKind, labels } from './importForm.ts';
import { RateRows } from './RateRows.tsx';

/** The rates of the import calculator. */
export function ImportPanel() {
  const client = useQueryClient();
  const [saves, setSaves] = useState(0);
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['opened', 'import', saves],
    queryFn: async () => ({ id: 'import', fields: (await fetchStoredImportRates()) ?? {} }),
    // A form keeps what was stored when it was opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const onSaved = () => {
    setSaves(saves + 1);
    void client.invalidateQueries({ queryKey: ['import'] });
  };
  return (
    <div className={layout.sections}>
      <header>
        <h2 id="import-costs" tabIndex={-1}>
          Import costs
        </h2>
        <p className={layout.note}>
          What the import calculator adds up. Exchange rates older than 14 days and rates past their last day
          show no number; visitors are asked to write to you instead. With all fields empty, there are no
          rates.
        </p>
      </header>
      {isPending && <LogoLoader size="section" />}
      {isError && (
        <StaffFailure message="The import rates could not be loaded." onRetry={() => void refetch()} />
      )}
      {data && <ImportRatesForm key={saves} opened={data} onSaved={onSaved} />}
    </div>
  );
}

interface Props {
  readonly opened: OpenedDocument;
  readonly onSaved: () => void;
}

function ImportRatesForm({ opened, onSaved }: Props) {
  const state = useDocumentForm(importKind, { opened, onSaved });
  const { values } = state;
  const set = <Name extends keyof ImportForm>(name: Name, value: ImportForm[Name]) =>
    state.form.setValue(name as 'day', value as string, { shouldDirty: true });
  const field = (name: 'EUR' | 'USD' | 'day' | 'ageNew' | 'ageUsed') => ({
    name,
    label: labels[name],
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(name, target.value),
  });
  return (
    <DocumentForm state={state} submitLabel="Save">
      <div className={layout.columns}>
        <TextField inputMode="decimal" autoComplete="off" maxLength={12} {...field('EUR')} />
        <TextField inputMode="decimal" autoComplete="off" maxLength={12} {...field('USD')} />
        <TextField type="date" {...field('day')} />
        <span />
        <TextField inputMode="numeric" maxLength={2} {...field('ageNew')} />
        <TextField inputMode="numeric" maxLength={2} {...field('ageUsed')} />
      </div>
      <RateRows rows={values.rows} onChange={(rows) => set('rows', rows)} />
      {locales.map((locale) => (
        <TextArea
          key={locale}
          name={`texts.${locale}`}
          label={`Personal import (${localeNames[locale]})`}
          lang={locale}
          dir={directionOf(locale)}
          rows={6}
          maxLength={importFormLimits.text}
          value={values.texts[locale]}
          onChange={({ target }) => set('texts', { ...values.texts, [locale]: target.value })}
        />
      ))}
    </DocumentForm>
  );
}
