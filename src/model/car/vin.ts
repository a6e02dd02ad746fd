import { checkVin } from '../shipment/shipment.ts';

export type VinProblem = 'length' | 'letters' | 'checkDigit';

/** ISO 3779: the value of each letter, and the weight of each position. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const letterValues = '12345678123457923456789';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * What is wrong with a VIN in capital letters, or null. Only North America has check digits, so elsewhere any character
 * may be the ninth.
 */
export function findVinProblem(vin: string): VinProblem | null {
  const { missing, hasForbidden } = checkVin(vin);
  if (hasForbidden || !/^[A-Z\d]*$/.test(vin)) return 'letters';
  if (missing !== 0) return 'length';
  return /^[1-5]/.test(vin) && vin[8] !== checkDigitOf(vin) ? 'checkDigit' : null;
}

function checkDigitOf(vin: string): string {
  const values = [...vin].map((character) => Number(letterValues[letters.indexOf(character)] ?? character));
  const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
