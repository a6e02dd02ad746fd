import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchCar } from '../../data/public/cars.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import type { CarSummary } from '../../model/car/car.ts';
import type { CarOffer } from '../cars/carOffer.ts';
import type { CarReport } from '../report/carReport.ts';
import { getShown } from '../report/shownReport.ts';

interface CarData {
  readonly offer: Promise<CarOffer | null>;
  readonly report: Promise<CarReport | null>;
  readonly similar: Promise<readonly CarSummary[]>;
}

/** Promises are not awaited: each section suspends on its own. */
export function loadCar(args: LoaderFunctionArgs): CarData {
  const car = markHandled(fetchCar(args.params.id ?? ''));
  const shown = getShown<CarData>('car', args);
  const page = import('./CarPage.tsx');
  return {
    offer: markHandled(page.then(({ fetchOffer }) => fetchOffer(car))),
    report: markHandled(page.then(({ fetchReport }) => fetchReport(car, shown?.report))),
    similar: markHandled(page.then(({ fetchSimilar }) => fetchSimilar(car))),
  };
}
