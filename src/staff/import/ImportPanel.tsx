import { carMessages } from '#locales/car.ts';
import { importCostMessages } from '#locales/importCost.ts';
import { localeNames } from '../../locales/localeNames.ts';
import { bases, costKinds, importCurrencies, isBaseOf } from '../../model/import/rates.ts';
import { directionOf, locales } from '../../model/locales.ts';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextArea, TextField } from '../../ui/components/Field.tsx';
import { SettingPanel } from '../documents/form/SettingPanel.tsx';
import type { DocumentFormState } from '../documents/form/useDocumentForm.ts';
import { RowList, RowPair, RowWide } from '../documents/rows/RowList.tsx';
import layout from '../layout/layout.module.css';
import { type ImportForm, importKind, labels, nameOfCost } from './importForm.ts';
import { newRate, rateFormat } from './rateCells.ts';

export function ImportPanel() {
  return (
    <SettingPanel
      id="import"
      headingId="import-costs"
      title="Import costs"
      note="What the import calculator adds up. Exchange rates older than 14 days and rates past their last day show no number; visitors are asked to write to you instead. With all fields empty, there are no rates."
      failed="The import rates could not be loaded."
      kind={importKind}
      fields={(state) => <ImportFields state={state} />}
    />
  );
}

function ImportFields({ state }: { readonly state: DocumentFormState<ImportForm> }) {
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
    <>
      <div className={layout.columns}>
        <TextField inputMode="decimal" autoComplete="off" {...field('EUR')} />
        <TextField inputMode="decimal" autoComplete="off" {...field('USD')} />
        <TextField type="date" {...field('day')} />
        <span />
        <TextField inputMode="numeric" {...field('ageNew')} />
        <TextField inputMode="numeric" {...field('ageUsed')} />
      </div>
      <RowList
        title="Rates"
        note="For each cost, the first rate that fits the car applies. A rate past its last day is not replaced by one below: visitors are asked to write to you instead."
        noun="rate"
        format={rateFormat}
        rows={values.rows}
        newRow={newRate}
        onChange={(rows) => set('rows', rows)}
      >
        {(field, cells) => (
          <>
            <ChoiceField
              {...field('kind', 'Cost')}
              names={costKinds.map((kind) => [kind, nameOfCost(kind)])}
            />
            <ChoiceField
              {...field('origin', 'Made in')}
              names={{ any: 'Anywhere', ...importCostMessages.options.origin }}
            />
            <ChoiceField {...field('fuel', 'Fuel')} names={{ any: 'Any', ...carMessages.fuels }} />
            <RowPair>
              <TextField inputMode="numeric" {...field('from', 'From cc')} />
              <TextField inputMode="numeric" {...field('to', 'To cc')} />
            </RowPair>
            <RowPair>
              <TextField inputMode="decimal" {...field('value', 'Rate')} />
              <ChoiceField {...field('unit', 'Unit')} names={unitsFor(cells)} />
            </RowPair>
            <TextField type="date" {...field('until', 'Valid until')} />
            <RowWide>
              <TextField autoComplete="off" {...field('source', 'Source')} />
            </RowWide>
          </>
        )}
      </RowList>
      {locales.map((locale) => (
        <TextArea
          key={locale}
          name={`texts.${locale}`}
          label={`Personal import (${localeNames[locale]})`}
          lang={locale}
          dir={directionOf(locale)}
          rows={6}
          value={values.texts[locale]}
          onChange={({ target }) => set('texts', { ...values.texts, [locale]: target.value })}
        />
      ))}
    </>
  );
}

/** What its percentage may be taken of, and currencies. */
function unitsFor(cells: { readonly kind: string; readonly unit: string }) {
  const kind = costKinds.find((each) => each === cells.kind);
  const ownBases = bases.filter((base) => base === cells.unit || !kind || isBaseOf(base, kind));
  return [
    ...ownBases.map((base) => [base, `% of ${importCostMessages.bases[base]}`] as const),
    ...['EGP', ...importCurrencies].map((currency) => [currency, currency] as const),
  ];
}
