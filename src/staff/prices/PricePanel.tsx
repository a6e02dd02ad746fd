import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedDocument } from '../../data/staff/documents.ts';
import { fetchUsualPrice } from '../../data/staff/prices.ts';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { DocumentForm } from '../documents/form/DocumentForm.tsx';
import { useDocumentForm } from '../documents/form/useDocumentForm.ts';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { PriceLinesFields } from './PriceLinesFields.tsx';
import styles from './PricePanel.module.css';
import { usualPriceKind } from './usualPriceForm.ts';

/** What prices usually include; a car may have lines of its own. */
export function PricePanel() {
  const client = useQueryClient();
  const [saves, setSaves] = useState(0);
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['opened', 'price', saves],
    queryFn: async () => ({ id: 'price', fields: (await fetchUsualPrice()) ?? {} }),
    // A form keeps what was stored when it was opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const onSaved = () => {
    setSaves(saves + 1);
    void client.invalidateQueries({ queryKey: ['price'] });
  };
  return (
    <div className={styles.panel}>
      <header>
        <h2 id="prices" tabIndex={-1}>
          Prices
        </h2>
        <p className={layout.note}>
          What your prices usually include. Visitors read it under the price of every car that has no lines of
          its own. Without any line, nothing is said.
        </p>
      </header>
      {isPending && <LogoLoader size="section" />}
      {isError && (
        <StaffFailure message="The price lines could not be loaded." onRetry={() => void refetch()} />
      )}
      {data && <UsualPrice key={saves} opened={data} onSaved={onSaved} />}
    </div>
  );
}

interface Props {
  readonly opened: OpenedDocument;
  readonly onSaved: () => void;
}

function UsualPrice({ opened, onSaved }: Props) {
  const state = useDocumentForm(usualPriceKind, { opened, onSaved });
  const { until, lines } = state.values;
  return (
    <DocumentForm state={state} submitLabel="Save">
      <PriceLinesFields
        name="price"
        value={{ until, lines }}
        onChange={(price) => {
          state.form.setValue('until', price.until, { shouldDirty: true });
          state.form.setValue('lines', price.lines, { shouldDirty: true });
        }}
      />
    </DocumentForm>
  );
}
