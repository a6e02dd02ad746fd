import { carMessages } from '#locales/car.ts';
import { formatCount, formatNumber } from './formats.ts';

const kilowattsPerHorsepower = 0.735_498_75;

/** 381 -> '381 hp', '280 kW (381 PS)' in German. */
export function formatPower(horsepower: number): string {
  const kilowatts = formatNumber(Math.round(horsepower * kilowattsPerHorsepower));
  return carMessages.power(kilowatts, formatCount(horsepower, carMessages.horsepower));
}
