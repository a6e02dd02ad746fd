import { carMessages } from '#locales/car.ts';
import { paths } from '../../config/paths.ts';
import { imageUrl } from '../../data/public/images.ts';
import type { Listed } from '../../data/staff/documents.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import { type Car, isWithdrawn, type Status, statuses } from '../../model/car/car.ts';
import { CheckField } from '../shared/forms/CheckField.tsx';
import { DocumentRow } from '../shared/lists/DocumentList.tsx';
import { toCarPage } from '../shared/publishing/currentPage.ts';
import { PublishMark } from '../shared/publishing/PublishMark.tsx';
import styles from './CarRow.module.css';
import type { CarFlag } from './useCars.ts';

interface Props {
  readonly car: Listed<Car>;
  readonly busy: boolean;
  readonly onFlag: (flag: CarFlag, on: boolean) => void;
  readonly onStatus: (status: Status) => void;
  readonly onDelete: () => void;
}

/** One car of the dashboard's list. */
export function CarRow({ car, busy, onFlag, onStatus, onDelete }: Props) {
  const facts = [car.year, car.condition === 'new' ? 'New' : 'Used'].filter(Boolean).join(' · ');
  return (
    <DocumentRow
      title={carTitle(car)}
      image={car.mainImage && imageUrl(car.mainImage)}
      facts={
        <>
          {facts}
          <PublishMark kind="cars" page={toCarPage(car)} />
          {isWithdrawn(car) && <span className={styles.mark}>Not on the site</span>}
        </>
      }
      editTo={paths.editCar(car.id)}
      viewTo={paths.car(car.id)}
      duplicateTo={paths.duplicateCar(car.id)}
      lastSave={car.lastSave}
      busy={busy}
      dimmed={isWithdrawn(car)}
      onDelete={onDelete}
    >
      {(titleId) => (
        <div className={styles.offer}>
          <p className={styles.price}>{formatCarPrice(car.price) || 'No price'}</p>
          <label className={styles.status}>
            State
            <select
              value={car.status}
              disabled={busy}
              aria-describedby={titleId}
              onChange={({ target }) => onStatus(target.value as Status)}
            >
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {carMessages.statuses[status]}
                </option>
              ))}
            </select>
          </label>
          {(['featured', 'hidden'] as const).map((flag) => (
            <CheckField
              key={flag}
              label={flag === 'featured' ? 'Featured' : 'Hidden'}
              checked={car[flag]}
              disabled={busy || (flag === 'hidden' && car.status === 'sold')}
              aria-describedby={titleId}
              onChange={({ target }) => onFlag(flag, target.checked)}
            />
          ))}
        </div>
      )}
    </DocumentRow>
  );
}
