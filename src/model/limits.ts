/**
 * What firestore.rules and storage.rules allow. The forms refuse the same before anything is sent, and a test holds
 * these numbers against those files.
 */

/** Characters, where nothing else is said. */
export const carLimits = {
  brand: 100,
  model: 150,
  /** Digits and the commas between them. */
  price: 18,
  description: 10_000,
  color: 60,
  colorName: 60,
  /** Images of one car. */
  images: 40,
  /** Lines of one list of equipment. */
  lines: 100,
  /** Characters of all lines of one list, with the line breaks between them; of all image paths as well. */
  list: 20_000,
} as const;

/** A car's optional whole numbers, by their stored names. Types, parsing, schema and form fields derive from this list. */
export const carNumbers = {
  Mileage: { min: 0, max: 2_000_000, unit: 'km', example: '18400' },
  Power: { min: 1, max: 3000, unit: 'hp', example: '250' },
  Engine: { min: 1, max: 20_000, unit: 'cc', example: '1984' },
} as const;

export type CarNumber = keyof typeof carNumbers;

/** A production year as text. */
export const yearPattern = /^(19|20)[0-9]{2}$/;

/** Characters; of the content, with its HTML. */
export const blogLimits = { title: 300, author: 150, summary: 2000, content: 300_000 } as const;

/** Characters. */
export const reviewLimits = { name: 150, message: 2000 } as const;

/** Of one stored image. */
export const maxImageBytes = 5 * 1024 * 1024;
