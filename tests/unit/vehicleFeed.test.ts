import { expect, test, vi } from 'vitest';
import { noDocuments } from '../../scripts/build/prerender/documents.ts';
import { listVehicles } from '../../src/app/vehicles.ts';
import { parseCar } from '../../src/data/public/carDocument.ts';
import {
  type Dealer,
  toInventoryFile,
  toVehicleRows,
  type Vehicle,
  vehicleColumns,
} from '../../src/model/inventory/vehicleFeed.ts';
import { carFields } from '../support/factories.ts';
import type { StoredFields } from '../support/wire.ts';

vi.mock('../../src/config/env.ts', () => ({ env: { firebase: {} } }));

/** https://developers.facebook.com/docs/marketing-api/auto-ads/reference, the header of its example. */
const metaColumns = `vehicle_id title description url make model year mileage.value mileage.unit image[0].url
  image[0].tag[0] transmission fuel_type body_style drivetrain vin condition price address exterior_color sale_price
  availability date_first_on_lot state_of_vehicle latitude longitude`.split(/\s+/);
/** What its page on catalogues marks as required and a dealer of this site stores. */
const metaRequired =
  `vehicle_id vin make model year body_style description exterior_color image[0].url mileage.value
  mileage.unit price state_of_vehicle title url address`.split(/\s+/);
/** https://ads.tiktok.com/help/article/available-fields-for-automotive-ads-inventory-catalogs */
const tikTokRequired = `vehicle_id title description url make model year mileage.value mileage.unit image_link
  body_style`.split(/\s+/);

const dealer: Dealer = { name: 'Dealer', street: '1 Street', city: 'Cairo', countryCode: 'EG' };

function toVehicle(fields: StoredFields = {}, id = 'a'): Vehicle {
  return {
    car: parseCar(id, carFields({ Model: 'XC60', Hidden: false, ...fields }), null),
    title: 'Volvo XC60 2024',
    url: `https://dealer.example/car/${id}`,
    images: ['https://dealer.example/1.jpg', 'https://dealer.example/2.jpg'],
    color: 'Black',
  };
}

function rowOf(vehicle: Vehicle): Record<string, string | undefined> {
  const [header = [], row = []] = toVehicleRows([vehicle], dealer);
  return Object.fromEntries(header.map((name, index) => [name, row[index]]));
}

test('the columns are those of both catalogues, which name the picture differently', () => {
  expect(vehicleColumns).toEqual(expect.arrayContaining(metaRequired));
  expect(vehicleColumns).toEqual(expect.arrayContaining(tikTokRequired));
  const unknown = vehicleColumns.filter((column) => !metaColumns.includes(column));
  expect(unknown).toEqual(['image_link']);
});

test('a row has the values that the catalogues define', () => {
  const fields = {
    ...{ Price: '1,250,000 EGP', Condition: 'Used', Mileage: 18_400, VIN: 'WBA00000000000001' },
    ...{ Production_Year: '2024', Body: 'saloon', Transmission: 'automatic', Status: 'reserved' },
  };
  expect(rowOf(toVehicle(fields))).toMatchObject({
    ...{ vehicle_id: 'a', vin: 'WBA00000000000001', title: 'Volvo XC60 2024' },
    ...{ url: 'https://dealer.example/car/a', 'image[0].url': 'https://dealer.example/1.jpg' },
    ...{ image_link: 'https://dealer.example/1.jpg', make: 'Volvo', model: 'XC60', year: '2024' },
    ...{ 'mileage.value': '18400', 'mileage.unit': 'KM', price: '1250000 EGP', state_of_vehicle: 'USED' },
    ...{ condition: 'OTHER', availability: 'PENDING', body_style: 'SEDAN', transmission: 'AUTOMATIC' },
    address: '{"addr1":"1 Street","city":"Cairo","country":"EG"}',
  });
});

test('a new car has no mileage, an old document lacks values', () => {
  expect(rowOf(toVehicle({ Condition: 'New' }))).toMatchObject({
    ...{ 'mileage.value': '0', state_of_vehicle: 'NEW', condition: 'EXCELLENT', availability: 'AVAILABLE' },
    body_style: 'OTHER',
  });
  expect(rowOf(toVehicle({ Condition: 'Used', Price: 'On request', Description: '' }))).toMatchObject({
    ...{ price: '', 'mileage.value': '', vin: '', transmission: '', description: 'Volvo XC60 2024' },
  });
});

test('the title has the trim once', () => {
  const titleOf = (fields: StoredFields) => {
    const cars = [{ id: 'a', fields: carFields({ Production_Year: '2024', ...fields }) }];
    return listVehicles({ ...noDocuments, cars })[0]?.title;
  };
  expect(titleOf({ Model: 'XC60', Trim: 'Ultra' })).toBe('Volvo XC60 2024 Ultra');
  expect(titleOf({ Model: 'XC60 B5 ultra', Trim: 'Ultra' })).toBe('Volvo XC60 B5 ultra 2024');
  expect(titleOf({ Model: 'XC60' })).toBe('Volvo XC60 2024');
});

test('no cell is a formula, and no description exceeds the limit', () => {
  const row = rowOf(
    toVehicle({ Model: '=HYPERLINK("https://evil.example")', Description: '+'.repeat(9000) }),
  );
  expect(row.model).toBe(`'=HYPERLINK("https://evil.example")`);
  expect(row.description).toBe(`'${'+'.repeat(5000)}`);
});

test('the JSON omits fields that are not stored', () => {
  const updated = new Date('2026-11-25T10:00:00Z');
  const urls = { en: 'e', de: 'd', ar: 'a' };
  const vehicle = toVehicle({ Condition: 'Used', Price: 'On request', Description: '', Production_Year: '' });
  const content = toInventoryFile([vehicle], dealer, updated, () => urls);
  expect(content).toEqual({
    ...{ version: 1, updated: '2026-11-25T10:00:00.000Z', dealer },
    cars: [
      {
        ...{ id: 'a', title: vehicle.title, urls, images: vehicle.images, make: 'Volvo', model: 'XC60' },
        ...{ condition: 'used', availability: 'available', color: 'Black' },
      },
    ],
  });
});
