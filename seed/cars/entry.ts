import { translateCar } from '../translations/cars.ts';
import type { CarFields, OptionalCarFields, SeedCar, View } from '../types.ts';

type Written = Omit<CarFields, 'Img' | 'Images' | 'Featured' | 'Hidden'> &
  OptionalCarFields & {
    Featured?: true;
    Hidden?: true;
    /** When the pictures were uploaded, in milliseconds: the first half of their names. */
    uploaded: number;
    /** What the pictures show; the first is the main one. */
    views: [View, ...View[]];
  };

/** A sample car whose picture paths follow the site's own naming, `Cars/{timestamp}_{filename}`. */
export function entry(id: string, written: Written): SeedCar {
  const { uploaded, views, Featured = false, Hidden = false, ...rest } = written;
  const path = (view: View) => `Cars/${uploaded}_${id}-${view}.webp`;
  const Translations = translateCar(id, rest);
  const pictures = { Img: path(views[0]), Images: views.map(path) };
  return { id, fields: { ...rest, ...pictures, Featured, Hidden, ...(Translations && { Translations }) } };
}
