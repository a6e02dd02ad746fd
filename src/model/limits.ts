/** Limits in firestore.rules and storage.rules. Forms check the same limits; tests/rules try them on the rules. */

/** In characters unless noted. */
export const carLimits = {
  brand: 100,
  model: 150,
  /** Digits and commas. */
  price: 18,
  description: 10_000,
  color: 60,
  colorName: 60,
  trim: 80,
  images: 40,
  /** Lines per list. */
  lines: 100,
  /** Characters per list, including line breaks; also for all image paths. */
  list: 20_000,
} as const;

/** Characters; `content` includes HTML. */
export const blogLimits = { title: 300, author: 150, summary: 2000, content: 300_000 } as const;

export const reviewLimits = { name: 150, message: 2000 } as const;

/** `cars` and `notes` are numbers of lines, `carIds` and `allNotes` the characters of all. */
export const leadLimits = {
  ...{ name: 201, email: 254, phone: 40, car: 200, cars: 24, carIds: 2500, message: 5000 },
  ...{ search: 500, reason: 300, next: 200, note: 1000, notes: 200, allNotes: 100_000, told: 20_000 },
} as const;

/** Per image. */
export const maxImageBytes = 5 * 1024 * 1024;
