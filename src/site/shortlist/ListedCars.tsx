import type { ReactNode } from 'react';
import { shortlistMessages as words } from '#locales/shortlist.ts';
import type { CarsById } from '../../data/public/cars.ts';
import { formatCount } from '../../locales/formats.ts';
import { isForSale, isWithdrawn } from '../../model/car/car.ts';
import { Comparison } from './Comparison.tsx';
import styles from './ListedCars.module.css';
import { ShareList } from './ShareList.tsx';
import type { ShortlistParts } from './shortlistParts.ts';

interface Props extends Omit<ShortlistParts, 'reader'> {
  /** What has a card: those on the list, and those that were a moment ago. */
  readonly shown: readonly string[];
  /** What is on the list. */
  readonly ids: readonly string[];
  /** What is known of them. */
  readonly cars: CarsById;
  /** On the visitor's own list, what can be done about those no longer offered. */
  readonly children?: (gone: readonly string[]) => ReactNode;
}

/** The cars of a list, and all that can be done with them. One that is hidden is no longer offered; a sold one stays. */
export function ListedCars({ shown, ids, cars, Grid, Inquiry, children }: Props) {
  const cards = shown.flatMap((id) => cars.get(id) ?? []).filter((car) => !isWithdrawn(car));
  const listed = cards.filter(({ id }) => ids.includes(id));
  const gone = ids.filter((id) => cars.has(id) && !listed.some((car) => car.id === id));
  const unseen = ids.filter((id) => !cars.has(id)).length;
  const forSale = listed.filter(isForSale);
  return (
    <>
      <div className={styles.head}>
        <p role="status">{formatCount(listed.length, words.count)}</p>
        {listed.length > 0 && (
          <div className={styles.actions}>
            <ShareList ids={listed.map(({ id }) => id)} />
            {forSale.length > 0 && <Inquiry cars={forSale} />}
          </div>
        )}
      </div>
      {gone.length > 0 && (
        <p className={styles.note}>
          {formatCount(gone.length, words.gone.count)} {children?.(gone)}
        </p>
      )}
      {unseen > 0 && <p className={styles.note}>{formatCount(unseen, words.unseen)}</p>}
      <div className={styles.cards} data-own={children !== undefined || undefined}>
        <Grid cars={cards} eager={3} />
      </div>
      {listed.length > 1 && <Comparison cars={listed} />}
    </>
  );
}
