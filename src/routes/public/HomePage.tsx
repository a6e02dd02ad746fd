import { Link, useLoaderData } from 'react-router-dom';
import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { CarGrid } from '../../features/cars/CarGrid.tsx';
import { HeroPicture } from '../../features/hero/HeroPicture.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import styles from './HomePage.module.css';
import type { loadHome } from './loaders.ts';

/** `/`, SPEC 2. */
export function Component() {
  const { featured } = useLoaderData<typeof loadHome>();
  return (
    <>
      <PageMeta title={company.tagline} description="New and used European cars, imported to Egypt." />
      <section className={styles.hero}>
        <HeroPicture className={styles.heroPicture} />
        <div className={`page ${styles.heroText}`}>
          <h1>The European car you want, delivered in Egypt.</h1>
        </div>
      </section>
      <section className="page section" aria-labelledby="featured">
        <h2 id="featured">Featured cars</h2>
        <Loaded promise={featured}>{(cars) => <CarGrid cars={cars} />}</Loaded>
        <Link to={paths.inventory} className="button">
          View Inventory
        </Link>
      </section>
    </>
  );
}
