import { readFileSync } from 'node:fs';
import type { StoredFields } from './wire.ts';

let made = 0;

/** A stored car with every field of SPEC 3. */
export const sampleCar: StoredFields = {
  Name: 'Volvo',
  Model: 'V60',
  Price: '2,150,000 EGP',
  Production_Year: '2024',
  Condition: 'Used',
  Description: 'An estate that does everything well.',
  Img: '',
  Images: [],
  Featured: false,
  Hidden: false,
  Engine_Specs: ['2.0 litre petrol', '250 hp'],
  Exterior: ['Denim Blue metallic'],
  Interior: ['Leather, blond'],
  Special_Features: ['Panoramic roof'],
};

/** The sample car with other values. */
export function carFields(fields: StoredFields = {}): StoredFields {
  return { ...sampleCar, ...fields };
}

/** The fields written when a car is marked as sold. */
export function soldFields(soldAt = new Date()): StoredFields {
  return { Status: 'sold', Hidden: true, SoldAt: soldAt };
}

/** A stored blog post with every field of SPEC 3. */
export function blogFields(fields: StoredFields = {}): StoredFields {
  made += 1;
  return {
    title: `Article Nr ${made}`,
    author: 'Mona Adel',
    summary: 'What it is about.',
    content: '<p>Once upon a time.</p>',
    mainImage: '',
    createdAt: new Date('2026-03-04T22:30:00Z'),
    ...fields,
  };
}

/** What a visitor types into an inquiry form, by label. */
export const visitor = {
  ...{ 'First Name': 'Mona', 'Last Name': 'Hassan', Email: 'mona@example.com', Phone: '01001234567' },
};

/** A real hero picture, 1200x675. */
export const heroPicture = readFileSync('seed/images/Hero/hero.webp');
