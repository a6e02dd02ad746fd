/** Names of a car's facts and equipment lists, on its page and in the comparison. */
export const carFactMessages = {
  names: {
    brand: 'Brand',
    model: 'Model',
    trim: 'Trim',
    price: 'Price',
    status: 'Status',
    location: 'Location',
    year: 'Production year',
    origin: 'Country of origin',
    condition: 'Condition',
    mileage: 'Mileage',
    fuel: 'Fuel',
    transmission: 'Transmission',
    body: 'Body',
    power: 'Power',
    engine: 'Engine',
    color: 'Colour',
    vin: 'VIN',
  },
  equipment: {
    specialFeatures: 'Special Features',
    engineSpecs: 'Engine Specs',
    exterior: 'Exterior',
    interior: 'Interior',
  },
} as const;
