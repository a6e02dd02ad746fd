import { peekAllCars, peekFeaturedCars } from '../../data/public/inventory/knownCars.ts';
import type { IndexedCar } from '../../model/inventory/indexedCars.ts';
import { findNewIn, parseSeenCars, recordSeenCars } from '../../model/inventory/seenCars.ts';
import { getStoredText, storeText } from '../../ui/storedText.ts';
import { setNewCars } from '../shared/newCars.ts';

export const seenKey = 'seen-cars';

export interface News {
  /** All cars that are known, none on a first visit. */
  readonly cars: readonly IndexedCar[];
  readonly isNew: (id: string) => boolean;
  /** Whether the page has fetched all cars; else only the featured cars are compared. */
  readonly isComplete: boolean;
  /** Nothing is new on a first visit. */
  readonly isFirstVisit: boolean;
}

let last: News | null = null;

const none = () => false;

/** Compares what the page has fetched with what this device has seen, marks new cars, and stores a complete stock. */
export async function findNews(): Promise<News> {
  const all = await peekAllCars();
  if (!all && last?.isComplete) return last;
  const stored = parseSeenCars(getStoredText('localStorage', seenKey));
  const now = Date.now();
  const isNew = findNewIn(stored, now);
  setNewCars(isNew ?? none);
  const cars = isNew ? (all ?? (await peekFeaturedCars())) : [];
  if (all) {
    const seen = recordSeenCars(
      stored,
      all.map(({ car }) => car.id),
      now,
    );
    storeText('localStorage', seenKey, seen && JSON.stringify(seen));
  }
  last = { cars, isNew: isNew ?? none, isComplete: all !== null, isFirstVisit: isNew === null };
  return last;
}

/** @throws DOMException if storage is blocked */
export function clearSeenCars(): void {
  last = null;
  setNewCars(none);
  localStorage.removeItem(seenKey);
}
