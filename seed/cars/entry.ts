import { inspectedField } from '../inspections.ts';
import { translateCar } from '../translations/cars.ts';
import type { CarFields, OptionalCarFields, SeedCar, View } from '../types.ts';

type Written = Omit<CarFields, 'Img' | 'Images' | 'Featured' | 'Hidden'> &
  Omit<OptionalCarFields, 'SoldAt' | 'Inspected'> & {
    Featured?: true;
    Hidden?: true;
    soldDaysAgo?: number;
    /** Upload time in milliseconds, the first part of image names. */
    uploaded: number;
    views: [View, ...View[]];
    /** Pictures of flaws, which its report has too. */
    flaws?: string[];
  };

/** Image paths follow the site: `Cars/{timestamp}_{filename}`. */
export function entry(id: string, written: Written): SeedCar {
  const { uploaded, views, flaws = [], Featured = false, Hidden = false, soldDaysAgo, ...rest } = written;
  const path = (view: View) => `Cars/${uploaded}_${id}-${view}.webp`;
  const Translations = translateCar(id, rest);
  const pictures = { Img: path(views[0]), Images: [...views.map(path), ...flaws] };
  const groups = [
    ...views.filter((view) => view === 'interior').map((view) => `inside ${path(view)}`),
    ...flaws.map((flaw) => `flaws ${flaw}`),
  ];
  const state = soldDaysAgo ? soldState(soldDaysAgo) : { Hidden };
  const grouped = groups.length > 0 && { Picture_Groups: groups.sort() };
  const texts = Translations && { Translations };
  return {
    id,
    fields: { ...rest, ...pictures, Featured, ...state, ...inspectedField(id), ...grouped, ...texts },
  };
}

/** The fields written when a car is marked as sold. */
function soldState(days: number) {
  return { Status: 'sold', Hidden: true, SoldAt: daysAgo(days) } as const;
}

/** A month from now, yyyy-mm. */
export function monthAhead(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7);
}

export function daysAgo(days: number): Date {
  const day = 24 * 60 * 60 * 1000;
  return new Date((Math.floor(Date.now() / day) - days) * day);
}
