import { SettingPanel } from '../documents/form/SettingPanel.tsx';
import layout from '../layout/layout.module.css';
import { PriceLinesFields } from './PriceLinesFields.tsx';
import { usualPriceKind } from './usualPriceForm.ts';

export function PricePanel() {
  return (
    <div className={layout.panel}>
      <SettingPanel
        id="price"
        headingId="prices"
        title="Prices"
        note="What your prices usually include. Visitors read it under the price of every car that has no lines of its own. Without any line, nothing is said."
        failed="The price lines could not be loaded."
        kind={usualPriceKind}
        fields={({ values: { until, lines }, form }) => (
          <PriceLinesFields
            name="price"
            value={{ until, lines }}
            onChange={(price) => {
              form.setValue('until', price.until, { shouldDirty: true });
              form.setValue('lines', price.lines, { shouldDirty: true });
            }}
          />
        )}
      />
    </div>
  );
}
