import { renderToStaticMarkup } from 'react-dom/server';
import { carMessages } from '#locales/car.ts';
import { homeMessages } from '#locales/home.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { pathIn, paths } from '../config/paths.ts';
import { fetchStock } from '../data/public/cars.ts';
import { imageSources } from '../data/public/images.ts';
import { carTitleWithYear } from '../locales/carTitle.ts';
import { formatCarPrice } from '../locales/formats.ts';
import type { Car } from '../model/car/car.ts';

const count = 3;

/** Cars of the static 404 page, as HTML: featured ones first, then the newest; '' without cars. */
export async function renderNotFoundCars(): Promise<string> {
  const { cars } = await fetchStock();
  const first = [...(cars ?? [])].sort((a, b) => Number(b.featured) - Number(a.featured)).slice(0, count);
  if (first.length === 0) return '';
  return renderToStaticMarkup(
    <>
      <h2>{homeMessages.featured.title}</h2>
      <ul>
        {first.map((car) => (
          <li key={car.id}>
            <NotFoundCar car={car} />
          </li>
        ))}
      </ul>
    </>,
  );
}

function NotFoundCar({ car }: { readonly car: Car }) {
  const image = imageSources(car.mainImage);
  return (
    <a href={pathIn(localeInfo.code, paths.car(car.id))}>
      {image && <img loading="lazy" sizes="10rem" {...image} alt="" width={1200} height={800} />}
      <div>
        <h3>
          <bdi>{carTitleWithYear(car)}</bdi>
        </h3>
        <span>{formatCarPrice(car.price) || carMessages.priceOnRequest}</span>
        {car.status === 'reserved' && <span>{carMessages.statuses.reserved}</span>}
      </div>
    </a>
  );
}
