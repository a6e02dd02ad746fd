/** A valid car and a valid blog post for cases that change one field. */
import type { BlogFields, CarFields } from '../../seed/types.ts';
import type { Fields, Plain } from '../support/wire.ts';

export const car = {
  Name: 'Audi',
  Model: 'Q8 e-tron',
  Price: '3,450,000 EGP',
  Production_Year: '2024',
  Condition: 'New',
  Description: 'First hand.\nUnder warranty.',
  Img: 'Cars/1735689600000_q8.webp',
  Images: ['Cars/1735689600000_q8.webp', 'Cars/1735689600001_q8.webp'],
  Featured: false,
  Hidden: false,
  Engine_Specs: ['300 kW', 'All-wheel drive'],
  Exterior: ['Glacier white'],
  Interior: ['Black leather'],
  Special_Features: [],
} satisfies Record<keyof CarFields, Plain>;

export const blog = {
  title: 'How a car comes to Cairo',
  author: 'Nadia Farouk',
  summary: 'Six weeks in six steps.',
  content: '<p>It begins with a call.</p>\n<p>It ends with a key.</p>',
  mainImage: 'https://images.example/mainImages/ship.webp',
  createdAt: new Date('2026-01-15T09:30:00Z'),
} satisfies Record<keyof BlogFields, Plain>;

export const review = {
  Message: 'Everything as promised.',
  Rating: 5,
  Name: 'Omar H.',
  createdAt: new Date('2026-01-15T09:30:00Z'),
};

export const inspection = {
  Inspector: 'Karim Adel',
  Place: 'Bremerhaven',
  Date: '2026-11-20',
  Odometer: 41_200,
  Points: { bonnet: 'good', seats: 'remark Worn on the left' },
  Tread: { 'front-left': '6.5' },
  Paint: { bonnet: '120' },
  Flaws: ['Cars/1735689600000_left.webp 412 230 scratch 4.5'],
};

export const lead = {
  Name: 'Mona Hassan',
  Email: 'mona@example.com',
  Phone: '+201001234567',
  Car: 'Audi Q8 2024',
  Cars: ['audi-q8'],
  Message: 'Is it there?\nI could come.',
  Locale: 'ar',
  Source: 'site',
  AskedAt: new Date('2026-11-20T09:30:00Z'),
  State: 'new',
};

export function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
}

/** A text of exactly `length` characters of more than one byte. */
export const textOf = (length: number) => 'س'.repeat(length);
