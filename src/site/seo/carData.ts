import { carMessages } from '#locales/car.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { imageSources } from '../../data/public/images.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { describeColor } from '../../locales/describeColor.ts';
import { formatCountry } from '../../locales/formatCountry.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { type Car, isForSale, type Status } from '../../model/car/car.ts';
import type { Place } from '../../model/car/location.ts';
import { dealerData } from './dealerData.ts';

const availability: Record<Exclude<Status, 'available'> | Place, string> = {
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  showroom: 'https://schema.org/InStock',
  transit: 'https://schema.org/PreOrder',
  europe: 'https://schema.org/PreOrder',
  order: 'https://schema.org/BackOrder',
};

export function carData(car: Car, price: PriceText | null) {
  const url = addressIn(localeInfo.code, paths.car(car.id));
  const amount = { price: car.price.amount, priceCurrency: 'EGP' };
  return {
    '@type': 'Car',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: localeInfo.code },
    name: carTitle(car),
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    // It can't mark a language, so omit an English text in other locales.
    ...(car.description && !car.fallbackFields?.includes('description') && { description: car.description }),
    image: car.images.flatMap((image) => imageSources(image)?.src ?? []),
    itemCondition: `https://schema.org/${car.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    ...(car.year && { vehicleModelDate: String(car.year) }),
    ...factsData(car),
    ...(car.inspected && {
      subjectOf: {
        '@type': 'Report',
        url: addressIn(localeInfo.code, paths.report(car.id)),
        dateCreated: car.inspected.date,
      },
    }),
    ...((car.price.amount !== null || !isForSale(car)) && {
      offers: {
        '@type': 'Offer',
        ...(isForSale(car) && amount),
        ...(price?.includesTaxes && {
          priceSpecification: { '@type': 'PriceSpecification', ...amount, valueAddedTaxIncluded: true },
        }),
        ...availabilityData(car),
        url,
        seller: dealerData,
      },
    }),
  };
}

/** A month, because a lead time would be wrong on a page that was built earlier. */
function availabilityData({ status, location }: Car) {
  return {
    availability: availability[status === 'available' ? (location?.place ?? 'showroom') : status],
    ...(location?.arrival && { availabilityStarts: location.arrival }),
  };
}

/** Unit codes are UN/CEFACT. */
function factsData(car: Car) {
  const { mileage, fuel, transmission, body, power, engine, origin, trim, vin } = car;
  const color = describeColor(car).text;
  const hasEngine = power !== null || engine !== null;
  return {
    ...(vin && { vehicleIdentificationNumber: vin }),
    ...(trim && { vehicleConfiguration: trim }),
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: formatCountry(origin) } }),
    ...(mileage !== null && { mileageFromOdometer: quantity(mileage, 'KMT') }),
    ...(fuel && { fuelType: carMessages.fuels[fuel] }),
    ...(transmission && { vehicleTransmission: carMessages.transmissions[transmission] }),
    ...(body && { bodyType: carMessages.bodies[body] }),
    ...(color && { color }),
    ...(hasEngine && {
      vehicleEngine: {
        '@type': 'EngineSpecification',
        // Metric horsepower, as schema.org names it.
        ...(power !== null && { enginePower: quantity(power, 'N12') }),
        ...(engine !== null && { engineDisplacement: quantity(engine, 'CMQ') }),
      },
    }),
  };
}

function quantity(value: number, unitCode: string) {
  return { '@type': 'QuantitativeValue', value, unitCode };
}
