import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { carMessages } from '#locales/car.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import { imageSources } from '../../data/public/images.ts';
import { changeCar, fetchCarsNow } from '../../data/staff/cars.ts';
import { NotFoundError, StaleError } from '../../data/staff/errors.ts';
import { addNote, hasLost, restoreLines } from '../../data/staff/leads.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCarPrice, formatPrice } from '../../locales/formats.ts';
import type { Car } from '../../model/car/car.ts';
import { toNewsKey } from '../../model/leads/carNews.ts';
import type { Lead } from '../../model/leads/lead.ts';
import { isolate } from '../../model/text/isolate.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { focusAfterWait } from '../../ui/focusMain.ts';
import layout from '../layout/layout.module.css';
import { from } from '../layout/useWayBack.ts';
import { showNotice } from '../notices/notices.ts';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { showFailure } from '../notices/showFailure.ts';
import { showUntold } from '../notices/showUntold.ts';
import { AskedCount } from './AskedCount.tsx';
import styles from './leads.module.css';

/** The cars of a lead, by id; a deleted one is null. */
export function useLeadCars(carIds: readonly string[]) {
  return useQuery({
    queryKey: ['lead-cars', ...carIds],
    queryFn: () => fetchCarsNow(carIds),
    enabled: carIds.length > 0,
  });
}

interface Props {
  readonly lead: Lead;
  readonly onChanged: () => void;
}

export function LeadCars({ lead, onChanged }: Props) {
  const { carIds } = lead;
  const { data, isError, refetch } = useLeadCars(carIds);
  const heading = useRef<HTMLHeadingElement>(null);
  if (carIds.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="lead-cars">
      <h2 id="lead-cars" ref={heading} tabIndex={-1} className={styles.heading}>
        {carIds.length === 1 ? 'Car' : 'Cars'} now
      </h2>
      {isError && <StaffFailure message="The cars could not be loaded." onRetry={refetch} />}
      {data &&
        carIds.map((id) => {
          const car = data.get(id);
          return car ? (
            <LeadCar
              key={id}
              car={car}
              lead={lead}
              onReserved={() => {
                // The button goes with the state.
                focusAfterWait(heading.current);
                void refetch();
                onChanged();
              }}
            />
          ) : (
            <p key={id} className={layout.box}>
              A car that was deleted
            </p>
          );
        })}
    </section>
  );
}

interface CarProps {
  readonly car: Car;
  readonly lead: Lead;
  readonly onReserved: () => void;
}

function LeadCar({ car, lead, onReserved }: CarProps) {
  const client = useQueryClient();
  const title = carTitleWithYear(car);
  /** Who buys it needs no news of its sale. */
  const soldKey = toNewsKey({ kind: 'sold', car });
  const onChanged = () => {
    void client.invalidateQueries({ queryKey: ['Cars'] });
    onReserved();
  };
  const isMissed = (error: unknown) => error instanceof StaleError || error instanceof NotFoundError;
  const undo = useMutation({
    mutationFn: async (note: string | null) => {
      // A newer reservation, for another lead, takes this one's line.
      const isOurs = note !== null || lead.told.includes(soldKey);
      if (isOurs && (await hasLost(lead.id, soldKey))) throw new StaleError({});
      await changeCar({ ...car, status: 'reserved' }, { status: 'available' }, true);
      // It is gone with a lead that was deleted meanwhile.
      return restoreLines(lead.id, { Notes: note ? [note] : [], Told: [soldKey] }, {}).then(
        () => null,
        (error: unknown) => (error instanceof NotFoundError ? null : error),
      );
    },
    onSuccess: (error) => {
      at.current = null;
      showNotice('success', `${title} is available again.`);
      onChanged();
      if (error) return showFailure(error, 'The lead still says that it is reserved for this person.');
    },
    onError: (error, note) => {
      if (!isMissed(error)) return showFailure(error, 'Failed to update car.', () => undo.mutate(note));
      showNotice('error', `${title} was changed meanwhile. Nothing was taken back.`);
      onChanged();
    },
  });
  /** Of the first of two presses. */
  const at = useRef<Date>(null);
  const reserve = useMutation({
    mutationFn: async () => {
      at.current ??= new Date();
      const renewed = await changeCar(car, { status: 'reserved' });
      if (renewed.error) showUntold(renewed.error, car, lead.id);
      return addNote(lead.id, `${title} reserved for this lead.`, at.current, soldKey).then(
        (note) => ({ note, error: null }),
        (error: unknown) => ({ note: null, error }),
      );
    },
    onSuccess: ({ note, error }) => {
      showNotice('success', `${title} is reserved for ${isolate(lead.name)}.`, {
        label: 'Undo',
        run: () => undo.mutate(note),
      });
      onChanged();
      if (error) return showFailure(error, 'The note about it could not be added.');
    },
    onError: (error) => {
      if (!isMissed(error)) return showFailure(error, 'Failed to reserve the car.');
      showNotice('error', `${title} was changed meanwhile. It was not reserved.`);
      onReserved();
    },
  });
  const isReservedForIt = car.status === 'reserved' && lead.told.includes(soldKey);
  const facts = [
    carMessages.statuses[car.status],
    car.status !== 'sold' && (formatCarPrice(car.price) || 'No price'),
    car.priceNews !== null && `lowered from ${formatPrice(car.priceNews.before)}`,
    car.hidden && car.status !== 'sold' && 'hidden',
  ];
  return (
    <div className={`${layout.box} ${styles.car}`}>
      <div className={styles.picture}>
        <ResponsiveImage src={imageSources(car.mainImage)?.src ?? null} alt="" width={3} height={2} />
      </div>
      <div>
        <p>
          <Link to={staffPaths.editCar(car.id)} state={from('lead')}>
            <bdi>{title}</bdi>
          </Link>
        </p>
        <p className={layout.note} data-status={car.status}>
          {facts.filter(Boolean).join(' · ')}
        </p>
        <AskedCount carId={car.id} />
      </div>
      {car.status === 'available' && (
        <Button variant="quiet" small disabled={reserve.isPending} onClick={() => reserve.mutate()}>
          Mark car reserved for this lead
        </Button>
      )}
      {isReservedForIt && (
        <Button variant="quiet" small disabled={undo.isPending} onClick={() => undo.mutate(null)}>
          Make car available again
        </Button>
      )}
    </div>
  );
}
