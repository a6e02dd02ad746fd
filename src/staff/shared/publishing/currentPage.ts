import type { Listed } from '../../../data/staff/documents.ts';
import { carTitle } from '../../../locales/carTitle.ts';
import type { Blog } from '../../../model/blog/blog.ts';
import { type Car, isWithdrawn } from '../../../model/car/car.ts';
import type { CurrentPage } from '../../../model/publishing.ts';

export function toCarPage(car: Listed<Car>): CurrentPage {
  return {
    id: car.id,
    title: carTitle(car),
    version: versionOf(car),
    isPublic: !isWithdrawn(car),
    isSold: car.status === 'sold',
    soldAt: car.soldAt,
  };
}

export function toBlogPage(blog: Listed<Blog>): CurrentPage {
  const { id, title } = blog;
  return { id, title, version: versionOf(blog), isPublic: true, isSold: false, soldAt: null };
}

function versionOf({ lastSave }: Listed<unknown>): number {
  return lastSave?.at.getTime() ?? 0;
}
