import { bavarianCars } from './cars/bavaria.ts';
import { northernCars } from './cars/north.ts';
import { southernCars } from './cars/south.ts';
import { germanCars } from './cars/swabia.ts';
import type { SeedCar } from './types.ts';

export const cars: readonly SeedCar[] = [...germanCars, ...bavarianCars, ...northernCars, ...southernCars];
