import { useRef, useState } from 'react';
import { listAllCars } from '../../data/staff/cars.ts';
import type { Car } from '../../model/car/car.ts';

/** Brands and models of the stored cars, read when a field first asks for them; none where they cannot be read. */
export function useCarSuggestions() {
  const [cars, setCars] = useState<readonly Car[]>([]);
  const asked = useRef(false);
  return {
    brands: unique(cars.map(({ brand }) => brand)),
    /** Of the brand, whatever its case; of all where it is none of theirs. */
    modelsOf: (brand: string) => {
      const own = cars.filter((car) => car.brand.toLowerCase() === brand.trim().toLowerCase());
      return unique((own.length > 0 ? own : cars).map(({ model }) => model));
    },
    load: () => {
      if (asked.current) return;
      asked.current = true;
      listAllCars().then(setCars, () => {
        asked.current = false;
      });
    },
  };
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter(Boolean).sort();
}
