import { translateCar } from '../translations/cars.ts';
import type { CarFields, OptionalCarFields, SeedCar, View } from '../types.ts';

type Written = Omit<CarFields, 'Img' | 'Images' | 'Featured' | 'Hidden'> &
  Omit<OptionalCarFields, 'SoldAt'> & {
    Featured?: true;
    Hidden?: true;
    /** For a sold car. */
    soldDaysAgo?: number;
    /** When the pictures were uploaded, in milliseconds: the first half of their names. */
    uploaded: number;
    /** What the pictures show; the first is the main one. */
    views: [View, ...View[]];
  };

/** A sample car whose picture paths follow the site's own naming, `Cars/{timestamp}_{filename}`. */
export function entry(id: string, written: Written): SeedCar {
  const { uploaded, views, Featured = false, Hidden = false, soldDaysAgo, ...rest } = written;
  const path = (view: View) => `Cars/${uploaded}_${id}-${view}.webp`;
  const Translations = translateCar(id, rest);
  const pictures = { Img: path(views[0]), Images: views.map(path) };
  const state = soldDaysAgo ? soldState(soldDaysAgo) : { Hidden };
  return { id, fields: { ...rest, ...pictures, Featured, ...state, ...(Translations && { Translations }) } };
}

/** What marking a car as sold writes. */
function soldState(daysAgo: number) {
  const day = 24 * 60 * 60 * 1000;
  const today = Math.floor(Date.now() / day) * day;
  return { Status: 'sold', Hidden: true, SoldAt: new Date(today - daysAgo * day) } as const;
}
