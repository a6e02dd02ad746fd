import { type ComponentProps, memo } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { inventoryMessages } from '#locales/inventory.ts';
import { fetchInventoryStart } from '../../data/public/inventory/inventory.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import { parseQuery } from '../../model/inventory/query.ts';
import { Container } from '../../ui/components/Container.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { CarGrid, CarGridSkeleton } from '../cars/CarGrid.tsx';
import { InventoryBrowser } from '../inventory/InventoryBrowser.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { WhenIdle } from '../shared/WhenIdle.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import styles from './InventoryPage.module.css';

export function loader({ request }: LoaderFunctionArgs) {
  const query = parseQuery(new URL(request.url).searchParams);
  return { start: markHandled(fetchInventoryStart(query)) };
}

// Typing does not change the cards.
const Grid = memo((props: ComponentProps<typeof CarGrid>) => <CarGrid {...props} Action={ShortlistButton} />);

const TellMe = lazyPart(() => import('../inquiry/TellMe.tsx').then((module) => module.TellMe));

const SavedSearches = lazyPart(() =>
  import('../inventory/SavedSearches.tsx').then((module) => module.SavedSearches),
);

export function Component() {
  const { start } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageMeta title={inventoryMessages.title} description={inventoryMessages.description} addressFollows />
      <PageHeader title={inventoryMessages.title} />
      <Container className={styles.list} data-answers-search>
        <AsyncBoundary promise={start} loading={<Loading />} onRetry={revalidate}>
          {(opened) => <InventoryBrowser start={opened} Grid={Grid} TellMe={TellMe} />}
        </AsyncBoundary>
        <WhenIdle>
          <SavedSearches />
        </WhenIdle>
      </Container>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <div className={styles.logo}>
        <LogoLoader size="section" />
      </div>
      <CarGridSkeleton count={6} />
    </div>
  );
}
