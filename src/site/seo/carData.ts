import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { imageUrl } from '../../data/public/images.ts';
import type { Car } from '../../model/car.ts';
import { carTitle } from '../../words/carTitle.ts';

/** schema.org data of a car and its offer in EGP. */
export function carData(car: Car) {
  return {
    '@type': 'Car',
    name: carTitle(car),
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    description: car.description,
    image: car.images.map(imageUrl),
    itemCondition: `https://schema.org/${car.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    ...(car.year && { vehicleModelDate: String(car.year) }),
    ...(car.price.amount !== null && {
      offers: {
        '@type': 'Offer',
        price: car.price.amount,
        priceCurrency: 'EGP',
        availability: 'https://schema.org/InStock',
        url: company.siteUrl + paths.car(car.id),
        seller: { '@id': `${company.siteUrl}/#dealer` },
      },
    }),
  };
}
