import type { ComponentType, ReactNode } from 'react';
import { shortlistMessages as messages } from '#locales/shortlist.ts';
import { paths } from '../../config/paths.ts';
import type { CarsById } from '../../data/public/carsById.ts';
import { formatCount } from '../../locales/formats.ts';
import { isForSale, isOffered } from '../../model/car/car.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { focusMainAfter } from '../../ui/focusMain.ts';
import { Comparison } from './Comparison.tsx';
import styles from './ListedCars.module.css';
import type { ShortlistParts } from './shortlistParts.ts';

interface Props extends Omit<ShortlistParts, 'reader'> {
  /** Includes cars removed since the page was opened. */
  readonly shown: readonly string[];
  readonly ids: readonly string[];
  /** Cars fetched so far. */
  readonly cars: CarsById;
  /** Beside the inquiry about all of them. */
  readonly Actions: ComponentType<{ readonly ids: readonly string[] }>;
  readonly children?: (gone: readonly string[]) => ReactNode;
}

/** Hidden cars are no longer offered; sold cars stay. */
export function ListedCars({ shown, ids, cars, Actions, Grid, Inquiry, children }: Props) {
  const cards = shown.map((id) => cars.get(id)).filter(isOffered);
  const listed = cards.filter(({ id }) => ids.includes(id));
  const gone = ids.filter((id) => cars.has(id) && !listed.some((car) => car.id === id));
  const unseen = ids.filter((id) => !cars.has(id)).length;
  const forSale = listed.filter(isForSale);
  const list = children ? 'own' : ids.join();
  return (
    <>
      <div className={styles.head}>
        <p role="status">{formatCount(listed.length, messages.count)}</p>
        {listed.length > 0 && (
          <div className={styles.actions}>
            <Actions ids={listed.map(({ id }) => id)} />
            {forSale.length > 0 && <Inquiry cars={forSale} />}
          </div>
        )}
      </div>
      {gone.length > 0 && (
        <p ref={focusMainAfter} className={styles.note}>
          {formatCount(gone.length, messages.gone.count)} {children?.(gone)}
        </p>
      )}
      {unseen > 0 && <p className={styles.note}>{formatCount(unseen, messages.unseen)}</p>}
      {cards.length > 0 || unseen > 0 ? (
        <div className={styles.cards} data-own={children !== undefined || undefined}>
          <h2 className="visually-hidden">{messages.cars}</h2>
          <Grid cars={cards} priority />
        </div>
      ) : (
        children && <ButtonLink to={paths.inventory}>{messages.empty.action}</ButtonLink>
      )}
      {listed.length > 1 && <Comparison key={list} list={list} cars={listed} />}
    </>
  );
}
