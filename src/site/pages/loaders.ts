import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchCar } from '../../data/public/cars.ts';
import { markHandled } from '../../data/rest/markHandled.ts';

/** Promises are not awaited: each section suspends on its own. */
export function loadCar({ params }: LoaderFunctionArgs) {
  const car = markHandled(fetchCar(params.id ?? ''));
  const page = import('./CarPage.tsx');
  return {
    offer: markHandled(page.then(({ fetchOffer }) => fetchOffer(car))),
    report: markHandled(page.then(({ fetchReport }) => fetchReport(car))),
    similar: markHandled(page.then(({ fetchSimilar }) => fetchSimilar(car))),
  };
}
