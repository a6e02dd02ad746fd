import { carMessages } from '#locales/car.ts';
import { inventoryMessages } from '#locales/inventory.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { type Place, places } from '../../model/car/location.ts';
import styles from './Chips.module.css';

interface Props {
  /** On the page that is shown. */
  readonly cars: readonly CarSummary[];
  readonly onChoose: (place: Place) => void;
}

/** The first question of many: which cars are here? Stands where the active filters are, as long as there are none. */
export function PlaceChoices({ cars, onChoose }: Props) {
  const found = places.filter((place) => cars.some(({ location }) => location?.place === place));
  if (found.length < 2) return null;
  return (
    <ul className={`${styles.chips} ${styles.line}`} aria-label={inventoryMessages.places}>
      {found.map((place) => (
        <li key={place}>
          <button type="button" className={styles.chip} onClick={() => onChoose(place)}>
            {carMessages.places[place]}
          </button>
        </li>
      ))}
    </ul>
  );
}
