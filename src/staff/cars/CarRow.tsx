import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import { imageSources } from '../../data/public/images.ts';
import type { CarChange } from '../../data/staff/cars.ts';
import type { Listed } from '../../data/staff/documents.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { shortLocation } from '../../locales/englishPlaces.ts';
import type { Car } from '../../model/car/car.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { CheckField } from '../../ui/components/CheckField.tsx';
import { kindsOf } from '../documents/history/kinds.ts';
import type { RowState } from '../documents/list/DocumentAdmin.tsx';
import { DocumentRow } from '../documents/list/DocumentRow.tsx';
import { fromList } from '../layout/useWayBack.ts';
import { CopyLink } from '../publishing/CopyLink.tsx';
import { toCarPage } from '../publishing/currentPage.ts';
import { PublishMark } from '../publishing/PublishMark.tsx';
import { carKind } from './carForm.ts';
import { PriceCell } from './PriceCell.tsx';
import { StateSelect } from './StateSelect.tsx';

interface Props extends RowState {
  readonly car: Listed<Car>;
  readonly onChange: (to: CarChange) => void;
  readonly onPrice: (price: string, seen: Listed<Car>) => void;
  /** How many asked for it. */
  readonly asked: ReactNode;
}

export function CarRow({ car, onChange, onPrice, asked, ...state }: Props) {
  const isSold = car.status === 'sold';
  const page = toCarPage(car);
  return (
    <DocumentRow
      {...state}
      id={car.id}
      kinds={kindsOf(carKind)}
      title={carTitle(car)}
      image={imageSources(car.mainImage)?.src ?? null}
      facts={[
        car.year,
        car.condition === 'new' ? 'New' : 'Used',
        car.location && shortLocation(car.location),
        car.featured && 'Featured',
        car.inspected && 'Inspected',
      ]}
      hiddenMark={isSold ? 'Sold, so not in lists' : car.hidden && 'Hidden from visitors'}
      publishMark={
        <>
          <PublishMark kind="cars" page={page} />
          {asked}
        </>
      }
      lastSave={car.lastSave}
      editTo={staffPaths.editCar(car.id)}
      menu={
        <>
          <ButtonLink to={paths.car(car.id)} reloadDocument target="_blank" variant="quiet" small>
            Preview
          </ButtonLink>
          <ButtonLink to={staffPaths.duplicateCar(car.id)} state={fromList} variant="quiet" small>
            Duplicate
          </ButtonLink>
          <ButtonLink to={staffPaths.inspect(car.id)} state={fromList} variant="quiet" small>
            Inspection report
          </ButtonLink>
          <ButtonLink to={staffPaths.labels([car.id])} state={fromList} variant="quiet" small>
            Label
          </ButtonLink>
          <ButtonLink to={staffPaths.offer(car.id)} state={fromList} variant="quiet" small>
            Bank offer
          </ButtonLink>
          <CopyLink kind="cars" page={page} />
          <CheckField
            label="Featured"
            checked={car.featured}
            onChange={({ target }) => onChange({ featured: target.checked })}
          />
          <CheckField
            label="Hidden"
            checked={car.hidden}
            disabled={isSold}
            onChange={({ target }) => onChange({ hidden: target.checked })}
          />
        </>
      }
    >
      {(titleId) => (
        <>
          <PriceCell car={car} titleId={titleId} onChange={onPrice} />
          <StateSelect status={car.status} titleId={titleId} onChoose={(status) => onChange({ status })} />
        </>
      )}
    </DocumentRow>
  );
}
