import { Link } from 'react-router-dom';
import { homeMessages } from '#locales/home.ts';
import { paths } from '../../config/paths.ts';
import type { CarSummary } from '../../model/car/car.ts';
import styles from './BrandLinks.module.css';

/** Links to the lists of the cars' brands, and to that of all. Their addresses are those of `serializeQuery`, whose code is left to the list. */
export function BrandLinks({ cars }: { readonly cars: readonly CarSummary[] }) {
  const brands = [...new Set(cars.map(({ brand }) => brand))].filter(Boolean).sort();
  if (brands.length < 2) return null;
  return (
    <nav aria-label={homeMessages.brands} className={styles.brands}>
      {brands.map((brand) => (
        <Link key={brand} to={`${paths.inventory}?brand=${encodeURIComponent(brand)}`}>
          <bdi>{brand}</bdi>
        </Link>
      ))}
      <Link to={paths.inventory}>{homeMessages.allBrands}</Link>
    </nav>
  );
}

/** Reserves the room. */
export function BrandLinksSkeleton() {
  return <div className={styles.brands} aria-hidden="true" />;
}
