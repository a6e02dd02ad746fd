import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { fetchUsualPrice, saveUsualPrice } from '../../data/staff/prices.ts';
import type { Fields } from '../../model/text/parse.ts';
import { Button } from '../../ui/components/Button.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import layout from '../layout/layout.module.css';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { showFailure } from '../notices/showFailure.ts';
import { announceUnpublished, usePublishNow } from '../publishing/publishing.ts';
import { PriceLinesFields } from './PriceLinesFields.tsx';
import styles from './PricePanel.module.css';
import { priceLinesSchema, toPriceLinesForm } from './priceForm.ts';

/** What prices usually include; a car may have lines of its own. */
export function PricePanel() {
  const { data, isError, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['price'],
    queryFn: fetchUsualPrice,
    // What is typed would be lost.
    refetchOnWindowFocus: false,
  });
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
      {isError && data === undefined && (
        <StaffFailure message="The price lines could not be loaded." onRetry={() => void refetch()} />
      )}
      {data !== undefined && <UsualPriceForm key={dataUpdatedAt} stored={data} />}
    </div>
  );
}

function UsualPriceForm({ stored }: { readonly stored: Fields | null }) {
  const client = useQueryClient();
  const publishNow = usePublishNow();
  const [form, setForm] = useState(() => toPriceLinesForm(stored));
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    dismissErrors();
    const { success, output, issues } = v.safeParse(priceLinesSchema, form);
    setError(issues?.[0].message ?? null);
    if (!success) return;
    setIsSaving(true);
    try {
      await saveUsualPrice(output);
      showNotice('success', 'Prices saved.');
      announceUnpublished(publishNow);
      await client.invalidateQueries({ queryKey: ['price'] });
    } catch (failure) {
      await showFailure(failure, 'Failed to save the prices.');
    }
    setIsSaving(false);
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <PriceLinesFields name="price" value={form} error={error} onChange={setForm} />
      <Button type="submit" disabled={isSaving}>
        Save
      </Button>
    </form>
  );
}
