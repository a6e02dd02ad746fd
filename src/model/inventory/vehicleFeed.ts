import type { Car, Status } from '../car/car.ts';
import type { Body, Fuel, Transmission } from '../car/carFacts.ts';
import type { Locale } from '../locales.ts';
import { defuseCell } from '../table/sheetText.ts';

/**
 * Columns of the stock as a catalogue for advertisements: those that Meta
 * (https://developers.facebook.com/docs/marketing-api/auto-ads/reference) and TikTok
 * (https://ads.tiktok.com/help/article/available-fields-for-automotive-ads-inventory-catalogs) share. Only the picture
 * has a name at each.
 */
export const vehicleColumns = [
  'vehicle_id',
  'vin',
  'title',
  'description',
  'url',
  'image[0].url',
  'image_link',
  'make',
  'model',
  'year',
  'mileage.value',
  'mileage.unit',
  'price',
  'condition',
  'state_of_vehicle',
  'availability',
  'address',
  'body_style',
  'transmission',
  'exterior_color',
] as const;

/** A car with its texts and addresses in one locale. */
export interface Vehicle {
  readonly car: Car;
  readonly title: string;
  readonly url: string;
  /** Absolute; the main picture first. */
  readonly images: readonly string[];
  readonly color: string;
}

export interface Dealer {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

const availability: Record<Status, string> = {
  available: 'AVAILABLE',
  reserved: 'PENDING',
  sold: 'NOT_AVAILABLE',
};

const bodyStyles: Record<Body, string> = {
  saloon: 'SEDAN',
  estate: 'WAGON',
  hatchback: 'HATCHBACK',
  suv: 'SUV',
  coupe: 'COUPE',
  convertible: 'CONVERTIBLE',
  van: 'VAN',
  'pick-up': 'TRUCK',
};

/** The limit of both catalogues, in characters. */
const maxDescription = 5000;

/** A row for each vehicle, below the names of the columns. No cell is a formula. */
export function toVehicleRows(vehicles: readonly Vehicle[], dealer: Dealer): readonly (readonly string[])[] {
  const rows = vehicles.map((vehicle) => {
    const row = toVehicleRow(vehicle, dealer);
    return vehicleColumns.map((column) => defuseCell(String(row[column] ?? '')));
  });
  return [[...vehicleColumns], ...rows];
}

function toVehicleRow(
  { car, title, url, images, color }: Vehicle,
  { street, city, countryCode }: Dealer,
): Readonly<Record<(typeof vehicleColumns)[number], string | number | null | undefined>> {
  const isNew = car.condition === 'new';
  return {
    vehicle_id: car.id,
    vin: car.vin,
    title,
    description: (car.description || title).slice(0, maxDescription),
    url,
    'image[0].url': images[0],
    image_link: images[0],
    make: car.brand,
    model: car.model,
    year: car.year,
    // Both ask for 0 if the car is new.
    'mileage.value': car.mileage ?? (isNew ? 0 : null),
    'mileage.unit': 'KM',
    price: car.price.amount === null ? null : `${car.price.amount} EGP`,
    condition: isNew ? 'EXCELLENT' : 'OTHER',
    state_of_vehicle: isNew ? 'NEW' : 'USED',
    availability: availability[car.status],
    address: JSON.stringify({ addr1: street, city, country: countryCode }),
    body_style: car.body ? bodyStyles[car.body] : 'OTHER',
    transmission: car.transmission?.toUpperCase(),
    exterior_color: color,
  };
}

/** The content of /inventory.json. A field without a value is left out. */
export interface InventoryFile {
  readonly version: 1;
  /** ISO 8601. */
  readonly updated: string;
  readonly dealer: Dealer;
  readonly cars: readonly InventoryCar[];
}

interface InventoryCar {
  readonly id: string;
  readonly vin?: string;
  readonly title: string;
  readonly description?: string;
  readonly urls: Readonly<Record<Locale, string>>;
  readonly images: readonly string[];
  readonly make: string;
  readonly model: string;
  readonly trim?: string;
  readonly year?: number;
  readonly condition: Car['condition'];
  readonly availability: Status;
  readonly price?: { readonly amount: number; readonly currency: 'EGP' };
  readonly mileage?: { readonly value: number; readonly unit: 'km' };
  readonly fuel?: Fuel;
  readonly transmission?: Transmission;
  readonly body?: Body;
  readonly color?: string;
}

/** @param urlIn the address of a car's page */
export function toInventoryFile(
  vehicles: readonly Vehicle[],
  dealer: Dealer,
  updated: Date,
  urlIn: (id: string) => Readonly<Record<Locale, string>>,
): InventoryFile {
  const cars = vehicles.map(
    ({ car, title, images, color }): InventoryCar => ({
      id: car.id,
      ...(car.vin && { vin: car.vin }),
      title,
      ...(car.description && { description: car.description }),
      urls: urlIn(car.id),
      images,
      make: car.brand,
      model: car.model,
      ...(car.trim && { trim: car.trim }),
      ...(car.year !== null && { year: car.year }),
      condition: car.condition,
      availability: car.status,
      ...(car.price.amount !== null && { price: { amount: car.price.amount, currency: 'EGP' } }),
      ...(car.mileage !== null && { mileage: { value: car.mileage, unit: 'km' } }),
      ...(car.fuel && { fuel: car.fuel }),
      ...(car.transmission && { transmission: car.transmission }),
      ...(car.body && { body: car.body }),
      ...(color && { color }),
    }),
  );
  return { version: 1, updated: updated.toISOString(), dealer, cars };
}
