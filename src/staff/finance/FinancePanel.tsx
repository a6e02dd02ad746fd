import { SettingPanel } from '../documents/form/SettingPanel.tsx';
import { RowList } from '../documents/rows/RowList.tsx';
import { financeKind } from './financeForm.ts';
import { OfferFields } from './OfferFields.tsx';
import { newOffer } from './offerCells.ts';

/** Offers to buyers who pay by the month. */
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
          rows={values.rows}
          newRow={newOffer}
          onChange={(rows) => form.setValue('rows', rows, { shouldDirty: true })}
        >
          {(row, name, onChange) => <OfferFields row={row} name={name} onChange={onChange} />}
        </RowList>
      )}
    />
  );
}
