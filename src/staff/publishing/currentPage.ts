import type { Listed } from '../../data/staff/documents.ts';
import type { StaffReview } from '../../data/staff/reviews.ts';
import { carTitle } from '../../locales/carTitle.ts';
import type { Blog } from '../../model/blog/blog.ts';
import { type Car, isWithdrawn } from '../../model/car/car.ts';
import type { CurrentPage } from '../../model/publishing.ts';
import { maxShownReviews } from '../../model/review/review.ts';

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

/**
 * The reviews that the home page shows, those it showed, and hidden ones.
 * @param built ids of those it showed when it was built
 */
export function toReviewPages(
  reviews: readonly StaffReview[],
  built: readonly string[],
): readonly CurrentPage[] {
  const newest = reviews.filter(({ hidden }) => !hidden).slice(0, maxShownReviews);
  return reviews
    .filter((review) => review.hidden || newest.includes(review) || built.includes(review.id))
    .map((review) => {
      const { id, name: title, hidden } = review;
      return { id, title, version: versionOf(review), isPublic: !hidden, isSold: false, soldAt: null };
    });
}

function versionOf({ lastSave }: Listed<unknown>): number {
  return lastSave?.at.getTime() ?? 0;
}
