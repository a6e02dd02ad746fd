import { useLoaderData } from 'react-router-dom';
import { CarGridSkeleton } from '../../features/cars/CarGrid.tsx';
import { InventoryBrowser } from '../../features/cars/InventoryBrowser.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import styles from './InventoryPage.module.css';
import type { loadInventory } from './loaders.ts';

/** `/inventory`, SPEC 2. */
export function Component() {
  const { opened } = useLoaderData<typeof loadInventory>();
  return (
    <>
      <PageMeta
        title="Car Inventory"
        description="All our new and used European cars in Egypt: search by brand, model, year and price in EGP, with real photographs and full specifications."
      />
      <PageHeader title="Car Inventory" />
      <div className={`page ${styles.list}`}>
        <Loaded promise={opened} loading={<Loading />}>
          {({ inventory, featured }) => <InventoryBrowser inventory={inventory} featured={featured} />}
        </Loaded>
      </div>
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
