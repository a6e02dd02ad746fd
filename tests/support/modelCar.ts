import type { Car } from '../../src/model/car/car.ts';

/** A car as pages have it, of which only brand, model and year are known. */
export function modelCar(fields: Partial<Car>): Car {
  const { brand = 'Volvo', model = 'V60' } = fields;
  return {
    ...{ id: `${brand} ${model}`, brand, model, year: 2024, condition: 'used', status: 'available' },
    ...{ price: { stored: '', amount: null }, priceNews: null, priceLines: null, soldAt: null },
    ...{ mileage: null, fuel: null, transmission: null, body: null, power: null, engine: null },
    ...{ colorCode: null, color: '', colorName: '', origin: null, trim: '', vin: '', video: '' },
    ...{ description: '', mainImage: null, images: [], featured: false, hidden: false },
    ...{ engineSpecs: [], exterior: [], interior: [], specialFeatures: [] },
    ...{ location: null, inspected: null, ...fields },
  };
}
