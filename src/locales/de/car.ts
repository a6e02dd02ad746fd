import type { carMessages as english } from '../en/car.ts';
import { formatNumber } from '../formats.ts';
import type { German } from './localeInfo.ts';

export const carMessages: German<typeof english> = {
  unnamed: 'Auto ohne Namen',
  conditions: { new: 'Neu', used: 'Gebraucht' },
  statuses: { available: 'Verfügbar', reserved: 'Reserviert', sold: 'Verkauft' },
  places: {
    showroom: 'Im Ausstellungsraum in Kairo',
    transit: 'Unterwegs nach Ägypten',
    europe: 'In Europa',
    order: 'Auf Bestellung',
  },
  expected: (place, month) => `${place}, erwartet im ${month}`,
  priceOnRequest: 'Preis auf Anfrage',
  inspected: 'Geprüft',
  isNew: 'Neu im Bestand',
  priceBefore: 'vorher:',
  about: (amount, day) => `etwa ${amount}, Kurs vom ${day}`,
  lessSince: (amount, day) => `${amount} günstiger seit ${day}`,
  fuels: {
    petrol: 'Benzin',
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    'plug-in-hybrid': 'Plug-in-Hybrid',
    electric: 'Elektro',
  },
  transmissions: { automatic: 'Automatik', manual: 'Schaltgetriebe' },
  bodies: {
    saloon: 'Limousine',
    estate: 'Kombi',
    hatchback: 'Schrägheck',
    suv: 'SUV',
    coupe: 'Coupé',
    convertible: 'Cabrio',
    van: 'Van',
    'pick-up': 'Pick-up',
  },
  kilometres: (number) => `${formatNumber(number)}\u00a0km`,
  horsepower: { one: '#\u00a0PS', other: '#\u00a0PS' },
  power: (horsepower, text) => `${formatNumber(Math.round(horsepower * 0.735_498_75))}\u00a0kW (${text})`,
  cubicCentimetres: (number) => `${formatNumber(number)}\u00a0cm³`,
};
