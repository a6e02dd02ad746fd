import { carMessages } from '#locales/car.ts';
import { formatCount } from './formats.ts';

/** 381 -> '381 hp', '280 kW (381 PS)' in German. */
export function formatPower(horsepower: number): string {
  return carMessages.power(horsepower, formatCount(horsepower, carMessages.horsepower));
}
