import { companyMessages } from '#locales/company.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { company } from '../config/company.ts';
import { addressIn, paths } from '../config/paths.ts';
import { parseCar } from '../data/public/carDocument.ts';
import { imageUrl, previewUrl } from '../data/public/images.ts';
import type { StoredDocuments } from '../data/public/storedDocuments.ts';
import { carTitleWithYear } from '../locales/carTitle.ts';
import { describeColor } from '../locales/describeColor.ts';
import { byNewestFirst, isForSale } from '../model/car/car.ts';
import { isTrimInModel } from '../model/car/trim.ts';
import type { Dealer, Vehicle } from '../model/inventory/vehicleFeed.ts';

/** The cars for sale that visitors may list, in this locale. */
export function listVehicles({ cars }: StoredDocuments): readonly Vehicle[] {
  return cars
    .map(({ id, fields }) => parseCar(id, fields))
    .filter((car) => !car.hidden && isForSale(car))
    .sort(byNewestFirst)
    .map((car) => ({
      car,
      title: isTrimInModel(car) ? carTitleWithYear(car) : `${carTitleWithYear(car)} ${car.trim}`,
      url: addressIn(localeInfo.code, paths.car(car.id)),
      images: car.images.map((image) => previewUrl(image, 800) ?? imageUrl(image)),
      color: describeColor(car).text,
    }));
}

export const dealer: Dealer = {
  name: company.brand,
  street: companyMessages.address.street,
  city: companyMessages.address.city,
  countryCode: company.address.countryCode,
};
