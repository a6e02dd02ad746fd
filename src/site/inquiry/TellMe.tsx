import { tellMeMessages as messages } from '#locales/tellMe.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { defaultQuery, type InventoryQuery, serializeQuery } from '../../model/inventory/query.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useInstalments } from '../shared/useInstalments.ts';
import { InquiryDialog } from './InquiryDialog.tsx';

const importForm = () => import('./TellMeForm.tsx');
const TellMeForm = lazyPart(() => importForm().then((module) => module.TellMeForm));

/** A longer link would leave no room for a message. */
const maxSearch = 1400;

/** Opens an inquiry about cars of which the inventory has few or none. */
export function TellMe({ query }: { readonly query: InventoryQuery }) {
  const { sort, page } = defaultQuery;
  const isByMonth = query.monthlyTo !== null;
  const offers = useInstalments(isByMonth);
  if (isByMonth && offers?.hasOffers === false) return <p>{messages.noOffers}</p>;
  if (isCrossed(query)) return <p>{messages.crossed}</p>;
  const search = `${serializeQuery({ ...query, sort, page })}`;
  const enclosed = addressIn('en', paths.inventory + (search.length > maxSearch ? '' : `?${search}`));
  return (
    <>
      <p>{messages.title}</p>
      <InquiryDialog
        load={importForm}
        subject={paths.inventory}
        enclosed={enclosed}
        text={messages.open}
        title={messages.title}
      >
        {(close) => (
          <TellMeForm key={search} query={query} search={search} enclosed={enclosed} onDone={close} />
        )}
      </InquiryDialog>
    </>
  );
}

/** Whether no car can ever match. */
function isCrossed({ yearFrom, yearTo, priceFrom, priceTo }: InventoryQuery): boolean {
  const end = Number.POSITIVE_INFINITY;
  return (yearFrom ?? 0) > (yearTo ?? end) || (priceFrom ?? 0) > (priceTo ?? end);
}
