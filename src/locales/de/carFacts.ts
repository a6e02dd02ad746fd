import type { carFactMessages as english } from '../en/carFacts.ts';
import type { German } from './localeInfo.ts';

export const carFactMessages: German<typeof english> = {
  names: {
    brand: 'Marke',
    model: 'Modell',
    trim: 'Ausstattungslinie',
    price: 'Preis',
    status: 'Verfügbarkeit',
    location: 'Standort',
    year: 'Baujahr',
    origin: 'Herstellungsland',
    condition: 'Zustand',
    mileage: 'Kilometerstand',
    fuel: 'Kraftstoff',
    transmission: 'Getriebe',
    body: 'Karosserie',
    power: 'Leistung',
    engine: 'Hubraum',
    color: 'Farbe',
    vin: 'FIN',
  },
  equipment: {
    specialFeatures: 'Besonderheiten',
    engineSpecs: 'Motor',
    exterior: 'Exterieur',
    interior: 'Interieur',
  },
};
