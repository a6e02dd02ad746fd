import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { SettingPanel } from '../documents/form/SettingPanel.tsx';
import { RowList, RowPair, RowWide } from '../documents/rows/RowList.tsx';
import { financeKind } from './financeForm.ts';
import { kindNames, newOffer, offerFormat } from './offerCells.ts';

export function FinancePanel() {
  return (
    <SettingPanel
      id="finance"
      headingId="instalments"
      title="Instalments"
      note="Visitors see the lowest instalment under the price of a car, and work out their own from the down payment and term. An offer is shown for cars of its age, and only through its last day. Without any offer, nothing is said."
      failed="The offers could not be loaded."
      kind={financeKind}
      fields={({ values, form }) => (
        <RowList
          title="Offers"
          note="Visitors can choose between all offers that fit the car, in this order. The fee, a part of the amount financed or a sum, is paid with the down payment."
          noun="offer"
          format={offerFormat}
          rows={values.rows}
          newRow={newOffer}
          onChange={(rows) => form.setValue('rows', rows, { shouldDirty: true })}
        >
          {(field) => (
            <>
              <RowWide>
                <TextField autoComplete="off" {...field('name', 'Name')} />
              </RowWide>
              <RowWide>
                <TextField autoComplete="off" dir="auto" {...field('arabic', 'Name in Arabic (optional)')} />
              </RowWide>
              <ChoiceField {...field('by', 'Offered by')} names={{ bank: 'A bank', own: 'Us' }} />
              <ChoiceField {...field('kind', 'Kind')} names={kindNames} />
              <TextField inputMode="decimal" {...field('rate', 'Rate a year (%)')} />
              <RowPair>
                <TextField inputMode="decimal" {...field('fee', 'Fee')} />
                <ChoiceField {...field('unit', 'Unit')} names={{ '%': '%', EGP: 'EGP' }} />
              </RowPair>
              <TextField inputMode="numeric" {...field('down', 'Smallest down payment (%)')} />
              <TextField inputMode="numeric" {...field('months', 'Longest term (months)')} />
              <TextField inputMode="numeric" {...field('age', 'Oldest car (years)')} />
              <TextField type="date" {...field('until', 'Valid until')} />
            </>
          )}
        </RowList>
      )}
    />
  );
}
