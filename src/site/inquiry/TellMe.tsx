import { useEffect, useState } from 'react';
import { tellMeMessages as messages } from '#locales/tellMe.ts';
import { paths } from '../../config/paths.ts';
import { defaultQuery, type InventoryQuery, serializeQuery } from '../../model/inventory/query.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { InquiryDialog } from './InquiryDialog.tsx';

const importForm = () => import('./TellMeForm.tsx');
const TellMeForm = lazyPart(() => importForm().then((module) => module.TellMeForm));

/** Opens an inquiry about cars of which the inventory has few or none. */
export function TellMe({ query }: { readonly query: InventoryQuery }) {
  const { sort, page } = defaultQuery;
  const hasNoOffers = useHasNoOffers(query.monthlyTo !== null);
  if (hasNoOffers) return <p>{messages.noOffers}</p>;
  if (isCrossed(query)) return <p>{messages.crossed}</p>;
  const address = `${paths.inventory}?${serializeQuery({ ...query, sort, page })}`;
  return (
    <>
      <p>{messages.title}</p>
      <InquiryDialog load={importForm} subject={address} text={messages.open} title={messages.title}>
        {(close) => <TellMeForm key={address} query={query} address={address} onDone={close} />}
      </InquiryDialog>
    </>
  );
}

/** Whether a search by the month can find nothing today. */
function useHasNoOffers(isByMonth: boolean): boolean {
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    if (!isByMonth) return;
    import('../../data/public/inventory/instalments.ts')
      .then(({ fetchInstalments }) => fetchInstalments())
      .then(
        ({ hasOffers }) => setHasNone(!hasOffers),
        () => {},
      );
  }, [isByMonth]);
  return isByMonth && hasNone;
}

/** Whether no car can ever match. */
function isCrossed({ yearFrom, yearTo, priceFrom, priceTo }: InventoryQuery): boolean {
  const end = Number.POSITIVE_INFINITY;
  return (yearFrom ?? 0) > (yearTo ?? end) || (priceFrom ?? 0) > (priceTo ?? end);
}
