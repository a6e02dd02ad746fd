import type { Car } from '../../model/car.ts';

/** Characters that a line of a list takes at least, however short: lines stand in three columns. */
const shortestLine = 40;

/** How much a car's page has to say, so that all of it is printed on one sheet. */
export function amountOfText(car: Car): 'usual' | 'much' | 'very-much' {
  const lines = [car.specialFeatures, car.engineSpecs, car.exterior, car.interior].flat();
  const inLists = lines.reduce((sum, line) => sum + Math.max(shortestLine, line.length), 0);
  const total = car.description.length + inLists;
  return total < 2500 ? 'usual' : total < 5000 ? 'much' : 'very-much';
}
