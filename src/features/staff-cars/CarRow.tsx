import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { imageUrl } from '../../data/imageUrl.ts';
import { type Car, carTitle } from '../../model/car.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Photo } from '../../ui/Photo.tsx';
import styles from './CarRow.module.css';
import type { CarFlag } from './useCarList.ts';

interface Props {
  readonly car: Car;
  readonly busy: boolean;
  readonly onFlag: (flag: CarFlag, on: boolean) => void;
  readonly onDelete: () => void;
}

/** One car of the dashboard's list. */
export function CarRow({ car, busy, onFlag, onDelete }: Props) {
  const titleId = useId();
  return (
    <li className={styles.row} data-hidden={car.hidden || undefined} aria-busy={busy || undefined}>
      <div className={styles.picture}>
        <Photo src={car.mainImage && imageUrl(car.mainImage)} alt="" width={1200} height={800} />
      </div>
      <div className={styles.facts}>
        <h3 id={titleId}>{carTitle(car)}</h3>
        <p>
          {[car.year, car.condition === 'new' ? 'New' : 'Used'].filter(Boolean).join(' · ')}
          {car.hidden && <span className={styles.mark}>Not on the site</span>}
        </p>
      </div>
      <p className={styles.price}>{car.price.text || 'No price'}</p>
      <div className={styles.flags}>
        {(['featured', 'hidden'] as const).map((flag) => (
          <CheckField
            key={flag}
            label={flag === 'featured' ? 'Featured' : 'Hidden'}
            checked={car[flag]}
            disabled={busy}
            describedBy={titleId}
            onChange={(on) => onFlag(flag, on)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Link to={paths.editCar(car.id)} className="button quiet small" aria-describedby={titleId}>
          Edit
        </Link>
        <button
          type="button"
          className="button quiet small"
          aria-describedby={titleId}
          disabled={busy}
          onClick={onDelete}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
