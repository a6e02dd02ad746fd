/** What the facts of a car and the lists of its equipment are called, on its page and side by side with others. */
export const carFactWords = {
  names: {
    brand: 'Brand',
    model: 'Model',
    price: 'Price',
    status: 'Status',
    year: 'Production year',
    condition: 'Condition',
    mileage: 'Mileage',
    fuel: 'Fuel',
    transmission: 'Transmission',
    body: 'Body',
    power: 'Power',
    engine: 'Engine',
    color: 'Colour',
  },
  equipment: {
    specialFeatures: 'Special Features',
    engineSpecs: 'Engine Specs',
    exterior: 'Exterior',
    interior: 'Interior',
  },
} as const;
